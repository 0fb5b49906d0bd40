import { type I18n, setupI18n } from '@lingui/core'
import { compiledMessages, type Messages } from './messages.gen.ts'

export type MessageId = keyof Messages

/** The arguments of `say` after the id: what the message is filled in with, where there is anything. */
type ValuesOf<Id extends MessageId> = keyof Messages[Id]['values'] extends never ? [] : [values: Messages[Id]['values']]

/** The words of a message in one language: `say('signIn.locked', { minutes: 5 })`. */
export type Say = <Id extends MessageId>(id: Id, ...values: ValuesOf<Id>) => string

/** The languages that the server has words in, English first. */
export const wordLanguages: readonly string[] = Object.keys(compiledMessages)

const speakers = new Map<string, I18n>()

/** The words in the language of a tag such as `pt-BR`; in English where there are none. */
export function wordsIn(tag: string): Say {
  const language = wordLanguage(tag) ?? 'en'
  const speaker = speakers.get(language) ?? newSpeaker(language)
  return (id, ...[values]) => speaker._(id, values as Record<string, unknown> | undefined)
}

/** The language of a tag, if the server has words in it. */
export function wordLanguage(tag: string): string | undefined {
  const language = tag.trim().toLowerCase().split(/[-_;]/)[0]!
  return wordLanguages.find((one) => one === language)
}

function newSpeaker(language: string): I18n {
  const speaker = setupI18n({ locale: language, messages: { [language]: compiledMessages[language]! } })
  speakers.set(language, speaker)
  return speaker
}
