import { toBcp47 } from '@dragoman/sdk/locale'
import type { Glossary, GlossaryConcept } from '@dragoman/sdk/operations/glossaries'
import type { GlossaryTerm } from '@dragoman/sdk/operations/glossaryTerms'
import type { Column } from '@dragoman/ui/DataTable'
import { Link } from '@dragoman/ui/Link'
import { Moment } from '../../../display/Moment.tsx'
import { languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { isPlain } from '../../../ground/RowLink.tsx'
import styles from './concepts.module.css'
import { EditableTerm, MissingTerm } from '../../terms/EditableTerm.tsx'
import { TermMarks, TermText } from './TermText.tsx'

/** Columns of languages that fit beside each other. */
const mostLanguages = 4

/** The languages that have a column: the glossary's first ones, the one that is filtered by among them. */
export function shownLanguages({ allLanguages }: Glossary, chosen: string | undefined): string[] {
  const first = allLanguages.slice(0, mostLanguages)
  if (chosen === undefined || first.includes(chosen)) return first
  return [...first.slice(0, mostLanguages - 1), chosen]
}

const termsIn = ({ terms }: GlossaryConcept, locale: string) => terms.filter(({ language }) => language === locale)

/** A column for each of some languages, the first of which opens the concept, and when the terms were changed last. */
export function conceptColumns(
  [main = '', ...others]: readonly string[],
  onOpen: (conceptId: number) => void,
  isEditable: boolean,
): Column<GlossaryConcept>[] {
  return [
    {
      id: main,
      header: languageName(main),
      minWidth: 240,
      // Each text has its own direction, and all begin where the page does.
      isContent: false,
      cell: (concept) => <MainCell concept={concept} locale={main} onOpen={onOpen} isEditable={isEditable} />,
    },
    ...others.map((locale) => ({
      id: locale,
      header: languageName(locale),
      minWidth: 170,
      cell: (concept: GlossaryConcept) => <OtherCell concept={concept} locale={locale} isEditable={isEditable} />,
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

interface MainCellProps {
  concept: GlossaryConcept
  locale: string
  onOpen: (conceptId: number) => void
  isEditable: boolean
}

/** The terms of a concept in its first language, the first of which opens it, and what it means. */
function MainCell({ concept, locale, onOpen, isEditable }: MainCellProps) {
  const [first, ...others] = termsIn(concept, locale)
  return (
    <div className={styles.concept}>
      {first ? (
        <EditableTerm term={first} isEditable={isEditable}>
          <Opener concept={concept} term={first} onOpen={onOpen} />
        </EditableTerm>
      ) : (
        <Opener concept={concept} term={first} onOpen={onOpen} />
      )}
      <Terms terms={others} isEditable={isEditable} />
      {concept.definition && (
        <span className={styles.definition} dir="auto" title={concept.definition}>
          {concept.definition}
        </span>
      )}
    </div>
  )
}

/** The terms of a concept in another language; one that it lacks can be added. */
function OtherCell({ concept, locale, isEditable }: Omit<MainCellProps, 'onOpen'>) {
  const terms = termsIn(concept, locale)
  if (terms.length === 0 && isEditable) return <MissingTerm conceptUuid={concept.uuid} locale={locale} />
  return <Terms terms={terms} isEditable={isEditable} />
}

interface OpenerProps {
  concept: GlossaryConcept
  /** The term that stands for it; without one, it is any other, with its language. */
  term: GlossaryTerm | undefined
  onOpen: (conceptId: number) => void
}

function Opener({ concept, term, onOpen }: OpenerProps) {
  const shown = term ?? concept.terms[0]
  return (
    <span className={styles.term}>
      <Link
        variant="plain"
        href={`?concept=${concept.id}`}
        data-main=""
        onClick={(event) => {
          if (!isPlain(event)) return
          event.preventDefault()
          onOpen(concept.id)
        }}
      >
        <bdi>{shown?.text ?? concept.id}</bdi>
      </Link>
      {shown && !term && <span className={styles.mark}>{toBcp47(shown.language)}</span>}
      {term && <TermMarks term={term} />}
    </span>
  )
}

interface TermsProps {
  terms: readonly GlossaryTerm[]
  withCode?: boolean
  isEditable?: boolean
}

function Terms({ terms, withCode = false, isEditable = false }: TermsProps) {
  if (terms.length === 0) return null
  return (
    <ul className={styles.terms}>
      {terms.map((term) => (
        <li key={term.uuid}>
          {withCode && <span className={styles.code}>{toBcp47(term.language)}</span>}{' '}
          <EditableTerm term={term} isEditable={isEditable}>
            <TermText term={term} />
          </EditableTerm>
        </li>
      ))}
    </ul>
  )
}

/** A concept on a narrow screen: its first term, what it means, and the other terms by language. */
export const conceptCard = (languages: readonly string[], onOpen: (conceptId: number) => void) =>
  function Card(concept: GlossaryConcept) {
    const inOrder = languages.flatMap((locale) => termsIn(concept, locale))
    const [first, ...others] = inOrder
    return (
      <div className={styles.card}>
        <Opener concept={concept} term={first} onOpen={onOpen} />
        {concept.definition && (
          <span className={styles.definition} dir="auto">
            {concept.definition}
          </span>
        )}
        <Terms terms={others} withCode />
      </div>
    )
  }
