import type { ImportFileRow } from './tables.ts'

const order = ['MEMORY', 'TRANSLATIONS', 'GLOSSARY', 'PEOPLE', 'RATES']

/** Files in the order in which they are imported: people before the rates that name them. */
export const inOrder = (files: readonly ImportFileRow[]): ImportFileRow[] =>
  files.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || a.position - b.position)
