import { Testimonial } from "../../sections/Testimonial";
import { frame } from "./providersContent";

export function ProvidersPage() {
  return (
    <>
      <h1>Providers</h1>
      <Testimonial id="testimonial" content={frame.testimonial} />
    </>
  );
}
