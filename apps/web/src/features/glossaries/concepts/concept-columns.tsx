import { toBcp47 } from '@dragoman/sdk/locale'
import type { Glossary, GlossaryConcept } from '@dragoman/sdk/operations/glossaries'
import type { Column } from '@dragoman/ui/DataTable'
import { TextButton } from '@dragoman/ui/TextButton'
import { ListCard } from '../../../list/ListCard.tsx'
import { Moment } from '../../../display/Moment.tsx'
import { languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import styles from './concepts.module.css'
import { TermText } from './TermText.tsx'

/** Columns of languages that fit beside each other. */
const mostLanguages = 4

/** The languages that have a column: the glossary's first ones, the one that is filtered by among them. */
export function shownLanguages({ allLanguages }: Glossary, chosen: string | undefined): string[] {
  const first = allLanguages.slice(0, mostLanguages)
  if (chosen === undefined || first.includes(chosen)) return first
  return [...first.slice(0, mostLanguages - 1), chosen]
}

/** How a concept is called: by its first term in the first of some languages that it has. */
export function conceptName({ terms, id }: GlossaryConcept, languages: readonly string[] = []): string {
  const own = languages.flatMap((locale) => terms.filter(({ language }) => language === locale))
  return (own[0] ?? terms[0])?.text ?? String(id)
}

const termsIn = ({ terms }: GlossaryConcept, locale: string) => terms.filter(({ language }) => language === locale)

/** A column for each of some languages, and when the terms were changed last. */
export function conceptColumns(
  languages: readonly string[],
  onOpen: (conceptId: number) => void,
): Column<GlossaryConcept>[] {
  return [
    {
      id: 'concept',
      header: t('glossaries.concept'),
      minWidth: 240,
      cell: (concept) => <ConceptCell concept={concept} languages={languages} onOpen={onOpen} />,
    },
    ...languages.map((locale) => ({
      id: locale,
      header: languageName(locale),
      minWidth: 170,
      cell: (concept: GlossaryConcept) => (
        <ul className={styles.terms}>
          {termsIn(concept, locale).map((term) => (
            <li key={term.uuid}>
              <TermText term={term} />
            </li>
          ))}
        </ul>
      ),
    })),
    {
      id: 'changed',
      header: t('glossaries.changed'),
      width: 130,
      cell: ({ terms, createdDate }) => (
        <Moment value={Math.max(createdDate, ...terms.map(({ lastModifiedAt }) => lastModifiedAt))} as="relative" />
      ),
    },
  ]
}

interface ConceptCellProps {
  concept: GlossaryConcept
  languages: readonly string[]
  onOpen: (conceptId: number) => void
}

function ConceptCell({ concept, languages, onOpen }: ConceptCellProps) {
  return (
    <div className={styles.concept}>
      <TextButton onPress={() => onOpen(concept.id)}>
        <bdi>{conceptName(concept, languages)}</bdi>
      </TextButton>
      {concept.definition && (
        <span className={styles.definition} dir="auto" title={concept.definition}>
          {concept.definition}
        </span>
      )}
    </div>
  )
}

/** A concept on a narrow screen: its name, its definition, and the terms by language. */
export const conceptCard = (languages: readonly string[], onOpen: (conceptId: number) => void) =>
  function Card(concept: GlossaryConcept) {
    return (
      <ListCard
        name={
          <TextButton onPress={() => onOpen(concept.id)}>
            <bdi>{conceptName(concept, languages)}</bdi>
          </TextButton>
        }
        due={null}
        place={<bdi>{concept.definition}</bdi>}
        state={null}
        languages={
          <ul className={styles.terms}>
            {languages.flatMap((locale) =>
              termsIn(concept, locale).map((term) => (
                <li key={term.uuid}>
                  <span className={styles.code}>{toBcp47(locale)}</span> <TermText term={term} />
                </li>
              )),
            )}
          </ul>
        }
        end={null}
      />
    )
  }
