import { ar } from './words/ar.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { fr } from './words/fr.ts'
import { ja } from './words/ja.ts'
import type { MailWords } from './words/mail-texts.ts'
import { pt } from './words/pt.ts'
import { ru } from './words/ru.ts'
import { zh } from './words/zh.ts'

export type MailKind = Exclude<keyof MailWords, 'greeting'>

const words: Readonly<Record<string, MailWords>> = { ar, de, en, es, fr, ja, pt, ru, zh }

/** The words in a language of the interface; in English where it is none. */
export const mailWords = (language: string): MailWords => words[language.toLowerCase().split(/[-_]/)[0]!] ?? en

/** The languages that mails are written in. */
export const mailLanguages = Object.keys(words)
