import type { GlossaryConcept } from '@dragoman/sdk/operations/glossaries'

/** How a concept is called: by its first term in the first of some languages that it has. */
export function conceptName({ terms, id }: GlossaryConcept, languages: readonly string[] = []): string {
  const own = languages.flatMap((locale) => terms.filter(({ language }) => language === locale))
  return (own[0] ?? terms[0])?.text ?? String(id)
}
