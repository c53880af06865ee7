/** A text message between a clinic and a patient. */
export interface Message {
  readonly from: "clinic" | "patient";
  readonly text: string;
  /** The time above the message on the phone. Left out if it is the same as that of the message before. */
  readonly at?: string;
}

/** The replies that a patient can send to the clinic. */
export type Reply = "1" | "2" | "A" | "B" | "STOP" | "START";
