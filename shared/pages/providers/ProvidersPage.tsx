import { Testimonial } from "../../sections/Testimonial";
import { testimonial } from "./providersContent";

export function ProvidersPage() {
  return (
    <>
      <h1>Providers</h1>
      <Testimonial id="testimonial" content={testimonial} />
    </>
  );
}
