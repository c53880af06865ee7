export interface DemoFormContent {
  readonly submit: string;
  readonly name: string;
}

/** What a demo request does when it is sent: the page decides. */
export interface DemoRequest {
  readonly name: string;
  readonly email: string;
  readonly organization: string;
}
