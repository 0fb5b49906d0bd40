import { toBcp47 } from '@dragoman/sdk/locale'

/** What a language model is told where an engine has no prompt of its own. */
export const defaultPrompt = `You translate segments of a document from {sourceLanguage} to {targetLanguage}.
Answer with the translation alone: no quotes, no notes.
Keep every placeholder such as ⟦1⟧, ⟦/1⟧, or ⟦2/⟧ exactly once, at the place where it belongs in the translation.
Earlier translations of similar segments, for style:
{examples}`

/** An earlier translation. */
export interface Example {
  source: string
  target: string
}

export interface PromptValues {
  sourceLocale: string
  targetLocale: string
  examples: readonly Example[]
}

const names = new Intl.DisplayNames('en', { type: 'language' })
const languageName = (locale: string) => names.of(toBcp47(locale)) ?? locale
const lines = (pairs: readonly Example[]) =>
  pairs.length === 0 ? '(none)' : pairs.map(({ source, target }) => `- ${source} → ${target}`).join('\n')

/** A prompt with its placeholders filled in. */
export function filledPrompt(prompt: string, { sourceLocale, targetLocale, examples }: PromptValues): string {
  const values: Record<string, string> = {
    sourceLanguage: languageName(sourceLocale),
    targetLanguage: languageName(targetLocale),
    examples: lines(examples),
  }
  // In one pass: what an example says is never a placeholder.
  return prompt.replaceAll(/\{(sourceLanguage|targetLanguage|examples)\}/g, (_, name: string) => values[name] ?? '')
}
