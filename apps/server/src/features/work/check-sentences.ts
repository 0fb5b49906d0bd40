import type { CheckIssue, CheckRule } from '@dragoman/sdk/checks'

type Sentence = (issue: { found: string; expected: string }) => string

const sentences: Readonly<Record<CheckRule, Sentence>> = {
  missing: ({ expected }) => `“${expected}” is missing.`,
  changed: ({ found, expected }) => `The source has “${expected}”, the translation “${found}”.`,
  extra: ({ found }) => `“${found}” isn't in the source.`,
  decimalMark: ({ expected }) => `This language writes “${expected}”.`,
  termMissing: ({ found, expected }) => `The glossary has “${expected}” for “${found}”.`,
  termForbidden: ({ found }) => `The glossary forbids “${found}”.`,
  termKept: ({ expected }) => `“${expected}” must not be translated.`,
  endMark: ({ expected }) => `The source ends in another mark; expected “${expected}”.`,
  endMarkExtra: ({ found }) => `The source doesn't end in “${found}”.`,
  localMark: ({ found, expected }) => `This language writes “${expected}” for “${found}”.`,
  doubledMark: ({ found }) => `“${found}” is doubled.`,
  openingMark: ({ expected }) => `The opening “${expected}” is missing.`,
  edgeSpace: () => 'Spaces at the beginning or the end differ from the source.',
  doubleSpace: () => 'There is more than one space in a row.',
  spaceBefore: () => 'There is a space before a mark.',
  spaceAfter: () => 'There is no space after a mark.',
  noBreakSpace: () => 'A space that keeps the line together is missing.',
  spaceBetween: () => 'There is a space between characters.',
  lineBreaks: () => 'The number of line breaks differs from the source.',
  hiddenCharacter: ({ found }) => `There is an invisible character (${found}).`,
  repeatedWord: ({ expected }) => `“${expected}” stands twice.`,
  bracket: ({ found }) => `“${found}” has no partner.`,
  quotes: ({ expected }) => `This language writes ${expected}.`,
  sameAsSource: () => 'The translation is the same as the source.',
  otherScript: () => 'The translation is in the letters of another language.',
  mixedScript: ({ found }) => `“${found}” mixes letters of two alphabets.`,
  control: ({ found }) => `There is a control character (${found}).`,
}

/** Says in English what a check found. */
export const checkSentence = ({ rule, found = '', expected = '' }: CheckIssue): string =>
  sentences[rule]({ found, expected })
