/** Something that happened, in the journal's words, with the shape of what listeners are told. */
export interface EventType<Subject, Unattended extends boolean = boolean> {
  /** The journal's event, and after a colon the move where it has several. */
  readonly name: string
  /** Never set: it carries the type. */
  readonly subject?: Subject
  /** Whether a machine may cause it, with no one signed in. */
  readonly isUnattended: Unattended
}

/** Declares an event; the feature whose rows move declares it, those that move them tell of it. */
export const eventType = <Subject>(name: string): EventType<Subject, false> => ({ name, isUnattended: false })

/** Declares an event that a machine may cause. */
export const unattendedEventType = <Subject>(name: string): EventType<Subject, true> => ({ name, isUnattended: true })
