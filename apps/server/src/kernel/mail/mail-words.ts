import type { MessageId } from '../words/words.ts'

/** The parts of a mail, as ids of messages. Some kinds of mail have more parts than others. */
interface MailParts {
  subject: MessageId
  /** Paragraphs before the link or the code. */
  text: readonly MessageId[]
  /** The label of the link, in kinds with a link. */
  action?: MessageId
  after: MessageId
}

/** Every kind of mail that the server writes. */
export const mailParts = {
  reset: {
    subject: 'mail.reset.subject',
    text: ['mail.reset.text'],
    action: 'mail.reset.action',
    after: 'mail.reset.after',
  },
  invitation: {
    subject: 'mail.invitation.subject',
    text: ['mail.invitation.text', 'mail.invitation.start'],
    action: 'mail.invitation.action',
    after: 'mail.invitation.after',
  },
  oneTimeLogin: {
    subject: 'mail.oneTimeLogin.subject',
    text: ['mail.oneTimeLogin.text'],
    action: 'mail.oneTimeLogin.action',
    after: 'mail.oneTimeLogin.after',
  },
  mfaCode: { subject: 'mail.mfaCode.subject', text: ['mail.mfaCode.text'], after: 'mail.mfaCode.after' },
  emailChange: {
    subject: 'mail.emailChange.subject',
    text: ['mail.emailChange.text'],
    after: 'mail.emailChange.after',
  },
  addressInUse: {
    subject: 'mail.addressInUse.subject',
    text: ['mail.addressInUse.text'],
    after: 'mail.addressInUse.after',
  },
  emailChanged: {
    subject: 'mail.emailChanged.subject',
    text: ['mail.emailChanged.text'],
    after: 'mail.emailChanged.after',
  },
  passwordChanged: {
    subject: 'mail.passwordChanged.subject',
    text: ['mail.passwordChanged.text'],
    after: 'mail.passwordChanged.after',
  },
  passkeyAdded: {
    subject: 'mail.passkeyAdded.subject',
    text: ['mail.passkeyAdded.text'],
    after: 'mail.passkeyAdded.after',
  },
  webhookPaused: {
    subject: 'mail.webhookPaused.subject',
    text: ['mail.webhookPaused.text'],
    action: 'mail.webhookPaused.action',
    after: 'mail.webhookPaused.after',
  },
  quotaNearlyUsedUp: {
    subject: 'mail.quotaNearlyUsedUp.subject',
    text: ['mail.quotaNearlyUsedUp.text'],
    action: 'mail.quota.action',
    after: 'mail.quota.after',
  },
  quotaUsedUp: {
    subject: 'mail.quotaUsedUp.subject',
    text: ['mail.quotaNearlyUsedUp.text'],
    action: 'mail.quota.action',
    after: 'mail.quota.after',
  },
} as const satisfies Record<string, MailParts>

export type MailKind = keyof typeof mailParts

/** The parts of a kind of mail. */
export const partsOf = (kind: MailKind): MailParts => mailParts[kind]
