import type { Dunning as ShownDunning, DunningInput } from '@dragoman/sdk/operations/finance'
import { invalid } from '../../kernel/refusals.ts'
import { wordLanguages, wordsIn } from '../../kernel/words/words.ts'
import type { Dunning } from './tables.ts'

export const reminderLevels = [1, 2, 3] as const

export type ReminderLevel = (typeof reminderLevels)[number]

/** Days after the due day, where an account has decided nothing. */
const usualDays: Dunning['days'] = [7, 21, 35]

/** The parts of a text that are filled in. */
const parts = ['number', 'amount', 'due', 'client', 'company'] as const

export type ReminderValues = Record<(typeof parts)[number], string>

/** The usual text of a reminder; filled in, or with the names of its parts. */
function usualText(level: ReminderLevel, language: string, values: ReminderValues) {
  const say = wordsIn(language)
  switch (level) {
    case 1:
      return {
        subject: say('mail.invoice.reminder1Subject', values),
        text: say('mail.invoice.reminder1Text', values),
      }
    case 2:
      return {
        subject: say('mail.invoice.reminder2Subject', values),
        text: say('mail.invoice.reminder2Text', values),
      }
    default:
      return {
        subject: say('mail.invoice.reminder3Subject', values),
        text: say('mail.invoice.reminder3Text', values),
      }
  }
}

/** Subject and text of a reminder in a language: those of the account, else the usual ones. */
export function reminderText(
  dunning: Dunning,
  { level, language }: { level: ReminderLevel; language: string },
  values: ReminderValues,
): { subject: string; text: string } {
  const own = dunning.texts.find((each) => each.level === level && each.language === language)
  if (!own) return usualText(level, language, values)
  const filled = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
      Object.hasOwn(values, name) ? values[name as keyof ReminderValues] : whole,
    )
  return { subject: filled(own.subject), text: filled(own.text) }
}

/** Reminders as an account has set them, with the texts that they have otherwise. */
export function showDunning(dunning: Dunning | null | undefined): ShownDunning {
  const named = Object.fromEntries(parts.map((name) => [name, `{${name}}`])) as ReminderValues
  return {
    isOn: dunning?.isOn ?? false,
    days: [...(dunning?.days ?? usualDays)],
    texts: dunning?.texts ?? [],
    usual: wordLanguages.flatMap((language) =>
      reminderLevels.map((level) => ({ level, language, ...usualText(level, language, named) })),
    ),
  }
}

/** Reads reminders; 400 for days that don't follow each other, and for two texts of one level in a language. */
export function readDunning({ isOn, days, texts = [] }: DunningInput): Dunning {
  const [first = 0, second = 0, third = 0] = days
  if (second <= first) throw invalid('body.dunning.days[1]', `Enter ${first + 1} days or more.`)
  if (third <= second) throw invalid('body.dunning.days[2]', `Enter ${second + 1} days or more.`)
  for (const [at, own] of texts.entries()) {
    const { level, language } = own
    const isTwice = texts.findIndex((each) => each.level === level && each.language === language) < at
    if (isTwice)
      throw invalid(`body.dunning.texts[${at}]`, `Reminder ${level} has another text in ${language}. Keep one.`)
    for (const field of ['subject', 'text'] as const) {
      const unknown = [...own[field].matchAll(/\{(\w+)\}/g)].find(([, name]) => !parts.some((each) => each === name))
      if (unknown)
        throw invalid(
          `body.dunning.texts[${at}].${field}`,
          `${unknown[0]} can’t be filled in. Use ${parts.map((name) => `{${name}}`).join(', ')}.`,
        )
    }
  }
  return { isOn, days: [first, second, third], texts: texts as Dunning['texts'] }
}
