import type { TranslationMemoryBinding } from '@dragoman/sdk/operations/projects'

/** A memory of a project as it is sent back. */
export const bindingRequest = ({
  tmUuid,
  read,
  write,
  penalty,
  threshold,
  maxHits,
  fixTags,
  settings,
}: TranslationMemoryBinding) => ({ tmUuid, read, write, penalty, threshold, maxHits, fixTags, settings })
