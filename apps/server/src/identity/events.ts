/** Something that happened, in the journal's words, with the shape of what listeners are told. */
export interface EventType<Subject> {
  /** The journal's event, and after a colon the move where it has several. */
  readonly name: string
  /** Never set: it carries the type. */
  readonly subject?: Subject
}

/** Declares an event; the feature whose rows move declares it, those that move them tell of it. */
export const eventType = <Subject>(name: string): EventType<Subject> => ({ name })
