import { toBcp47 } from '@dragoman/sdk/locale'
import type { Glossary, GlossaryConcept } from '@dragoman/sdk/operations/glossaries'
import type { ConceptMergePreview } from '@dragoman/sdk/operations/glossaryConcepts'
import type { GlossaryTerm } from '@dragoman/sdk/operations/glossaryTerms'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { TextButton } from '@dragoman/ui/TextButton'
import { Moment } from '../../../display/Moment.tsx'
import { languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { TermText } from '../concepts/TermText.tsx'
import styles from './duplicates.module.css'
import { lostFields } from './lost-fields.ts'

const numberOf = ({ id }: Pick<GlossaryConcept, 'id'>) => `C-${id}`

export interface MergeTableProps {
  glossary: Glossary
  concepts: readonly GlossaryConcept[]
  /** The merged concept as it would be; undefined until it is known. */
  preview: ConceptMergePreview | undefined
  /** Terms that the merged concept does not get. */
  dropped: ReadonlySet<string>
  onDrop: (dropped: ReadonlySet<string>) => void
  onDefinition: (definition: string) => void
  isEditable: boolean
}

/** Concepts field by field, with the merged one as it would be at the end. */
export function MergeTable(props: MergeTableProps) {
  const { glossary, concepts, preview } = props
  const all = concepts.flatMap(({ terms }) => terms)
  const languages = [...new Set([...glossary.languages, ...all.map(({ language }) => language)])].filter((locale) =>
    all.some(({ language }) => language === locale),
  )
  return (
    <div
      className={styles.scroll}
      role="region"
      aria-label={t('glossaries.merge.command')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls has to be reached by keyboard
      tabIndex={0}
    >
      <table className={styles.table} aria-label={t('glossaries.merge.command')}>
        <thead>
          <tr>
            <th scope="col">{t('glossaries.merge.field')}</th>
            {concepts.map((concept) => (
              <th key={concept.uuid} scope="col">
                {numberOf(concept)}
              </th>
            ))}
            <th scope="col">{t('glossaries.merge.merged')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('glossaries.merge.created')}</th>
            {concepts.map(({ uuid, createdBy, createdDate }) => (
              <td key={uuid}>
                <Moment value={createdDate} as="date" />
                {createdBy && <span className={styles.below}>{createdBy.name}</span>}
              </td>
            ))}
            <td className={styles.merged}>
              {preview && t('glossaries.merge.stays', { number: numberOf({ id: preview.conceptId }) })}
            </td>
          </tr>
          <DefinitionRow {...props} />
          {languages.map((locale) => (
            <LanguageRow key={locale} locale={locale} {...props} />
          ))}
          <tr>
            <th scope="row">{t('glossaries.note')}</th>
            {concepts.map(({ uuid, note }) => (
              <td key={uuid} dir="auto">
                {note || <None />}
              </td>
            ))}
            <td className={styles.merged} dir="auto">
              {preview && (preview.note || <None />)}
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  )
}

const None = () => <span className={styles.meta}>{t('glossaries.merge.none')}</span>

function DefinitionRow({ concepts, preview, onDefinition, isEditable }: MergeTableProps) {
  return (
    <tr>
      <th scope="row">{t('glossaries.definition')}</th>
      {concepts.map(({ uuid, definition }) => (
        <td key={uuid} dir="auto">
          {definition || <None />}
          {definition && isEditable && (
            <span className={styles.below}>
              {preview?.definition === definition ? (
                t('glossaries.merge.taken')
              ) : (
                <TextButton onPress={() => onDefinition(definition)}>{t('glossaries.merge.take')}</TextButton>
              )}
            </span>
          )}
        </td>
      ))}
      <td className={styles.merged} dir="auto">
        {preview && (preview.definition || <None />)}
      </td>
    </tr>
  )
}

function LanguageRow({ locale, concepts, preview, dropped, onDrop, isEditable }: MergeTableProps & { locale: string }) {
  const termsOf = ({ terms }: { terms: readonly GlossaryTerm[] }) => terms.filter(({ language }) => language === locale)
  const own = concepts.flatMap((concept) => termsOf(concept).map((term) => ({ concept, term })))
  const lost = (preview?.folded ?? []).flatMap(({ termUuid, lost: fields }) =>
    own
      .filter(({ term }) => term.uuid === termUuid && fields.length > 0)
      .map(({ concept }) => ({ termUuid, concept, fields })),
  )
  const gone = own.filter(({ term }) => dropped.has(term.uuid)).map(({ term }) => term.text)
  const toggle = (uuid: string, isKept: boolean) => {
    const next = new Set(dropped)
    if (isKept) next.delete(uuid)
    else next.add(uuid)
    onDrop(next)
  }
  return (
    <tr>
      <th scope="row">{languageName(locale)}</th>
      {concepts.map((concept) => (
        <td key={concept.uuid}>
          {termsOf(concept).length === 0 && <None />}
          {termsOf(concept).map((term) => (
            <div key={term.uuid} className={styles.choice}>
              {isEditable ? (
                <Checkbox
                  aria-label={t('glossaries.merge.keepTerm', { term: term.text, number: numberOf(concept) })}
                  isSelected={!dropped.has(term.uuid)}
                  onChange={(isKept) => toggle(term.uuid, isKept)}
                >
                  <TermText term={term} />
                </Checkbox>
              ) : (
                <TermText term={term} />
              )}
            </div>
          ))}
        </td>
      ))}
      <td className={styles.merged} lang={toBcp47(locale)}>
        {preview && termsOf(preview).length === 0 && <None />}
        {preview &&
          termsOf(preview).map((term) => (
            <div key={term.uuid}>
              <TermText term={term} />
            </div>
          ))}
        {lost.map(({ termUuid, concept, fields }) => (
          <span key={termUuid} className={styles.below}>
            {t('glossaries.merge.lost', { number: numberOf(concept), fields: lostFields(fields) })}
          </span>
        ))}
        {gone.length > 0 && (
          <span className={styles.below}>{t('glossaries.merge.dropped', { terms: gone.join(', ') })}</span>
        )}
      </td>
    </tr>
  )
}
