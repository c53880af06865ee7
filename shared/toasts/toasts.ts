export interface ToastContent {
  readonly title: string;
  readonly description: string;
}

export const toasts = {
  aboutDemo: {
    title: "Thanks! We'll reach out shortly.",
    description: "Your demo request has been received.",
  },
  demo: {
    title: "Demo request submitted!",
    description: "We'll contact you soon to schedule your personalized demo.",
  },
  mail: {
    title: "Opening your email client...",
    description: "A pre-filled email to the support address will open.",
  },
} as const satisfies Record<string, ToastContent>;
