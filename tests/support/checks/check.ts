/** What a check finds wrong with an element. */
export interface Finding {
  readonly element: Element;
  readonly measured: string;
  readonly wanted: string;
}

/** A finding as it leaves the page. */
export interface Violation {
  /** CSS, to be pasted into the browser's developer tools. */
  readonly selector: string;
  readonly measured: string;
  readonly wanted: string;
}

/** One thing that is checked in the page: its name in the report, and how it is found. */
export interface Check {
  /** Continues "the page in this state, in this viewport …". */
  readonly name: string;
  /** `scope` is a selector of what the state changes. Only what is inside is checked. */
  readonly find: (scope: string) => readonly Finding[] | Promise<readonly Finding[]>;
}
