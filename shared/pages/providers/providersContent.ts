import type { TestimonialContent } from "../../sections/Testimonial";

export const testimonial = {
  heading: "A patient access director on the daily work",
  quote:
    "My team used to call down a list and leave voicemails. Now most of the calls we make are to people who asked us to call.",
  name: "Lucinda Farrow, RN",
  role: "Director of Patient Access",
  organization: "Penmarrow Medical Group",
} as const satisfies TestimonialContent;
