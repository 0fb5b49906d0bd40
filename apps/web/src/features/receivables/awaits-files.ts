import type { Invoice } from '@dragoman/sdk/operations/receivables'

/** Milliseconds after which files that aren't there yet aren't expected any more. */
const patience = 120_000

/** Whether the files of a document are still being made. */
export const awaitsFiles = ({ files, lastUpdate }: Pick<Invoice, 'files' | 'lastUpdate'>, now = Date.now()): boolean =>
  files.length === 0 && now - lastUpdate < patience
