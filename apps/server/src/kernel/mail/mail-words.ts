import { ar } from './words/ar.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { fr } from './words/fr.ts'
import { ja } from './words/ja.ts'
import { pt } from './words/pt.ts'
import { ru } from './words/ru.ts'
import { zh } from './words/zh.ts'

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

export type MailKind = Exclude<keyof MailWords, 'greeting'>

const words: Readonly<Record<string, MailWords>> = { ar, de, en, es, fr, ja, pt, ru, zh }

/** The words in a language of the interface; in English where it is none. */
export const mailWords = (language: string): MailWords => words[language.toLowerCase().split(/[-_]/)[0]!] ?? en

/** The languages that mails are written in. */
export const mailLanguages = Object.keys(words)
