export interface MailWords {
  readonly greeting: string
  readonly reset: MailText
  readonly invitation: MailText
  readonly oneTimeLogin: MailText
  readonly mfaCode: MailText
  readonly emailChange: MailText
  readonly emailChanged: MailText
  readonly passwordChanged: MailText
}

/** The words of one kind of mail. `{name}`, `{minutes}` and the like are filled in. */
export interface MailText {
  readonly subject: string
  /** Paragraphs before the link or code. */
  readonly text: readonly string[]
  /** What the link says; for mails with one. */
  readonly action?: string
  /** A paragraph after it. */
  readonly after?: string
}
