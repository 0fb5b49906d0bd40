import { toBcp47 } from '@dragoman/sdk/locale'
import type { TermAdvice } from '../terminology/term-advice.ts'

/** The prompt of language models for engines without a prompt of their own. */
export const defaultPrompt = `You translate segments of a document from {sourceLanguage} to {targetLanguage}.
Answer with the translation alone: no quotes, no notes.
Keep every placeholder such as ⟦1⟧, ⟦/1⟧, or ⟦2/⟧ exactly once, at the place where it belongs in the translation.
Use these terms:
{terms}
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
  terms: readonly TermAdvice[]
}

const names = new Intl.DisplayNames('en', { type: 'language' })
const languageName = (locale: string) => names.of(toBcp47(locale)) ?? locale
const lines = (pairs: readonly Example[]) =>
  pairs.length === 0 ? '(none)' : pairs.map(({ source, target }) => `- ${source} → ${target}`).join('\n')

const termLines = (terms: readonly TermAdvice[]) =>
  terms.length === 0 ? '(none)' : terms.map((term) => `- ${term.source} ${termRule(term)}`).join('\n')

function termRule({ use, avoid, isKept }: TermAdvice): string {
  if (isKept) return '(keep it as it is)'
  const rules = [use.length > 0 ? `→ ${use.join(' or ')}` : '', avoid.length > 0 ? `(never ${avoid.join(' or ')})` : '']
  return rules.filter(Boolean).join(' ')
}

/** A prompt with its placeholders filled in. */
export function filledPrompt(prompt: string, { sourceLocale, targetLocale, examples, terms }: PromptValues): string {
  const values: Record<string, string> = {
    sourceLanguage: languageName(sourceLocale),
    targetLanguage: languageName(targetLocale),
    examples: lines(examples),
    terms: termLines(terms),
  }
  // In one pass: what an example says is never a placeholder.
  return prompt.replaceAll(
    /\{(sourceLanguage|targetLanguage|examples|terms)\}/g,
    (_, name: string) => values[name] ?? '',
  )
}
