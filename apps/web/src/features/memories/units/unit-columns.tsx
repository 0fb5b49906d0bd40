import type { TranslationMemory, TranslationUnit } from '@dragoman/sdk/operations/translationMemories'
import type { Column } from '@dragoman/ui/DataTable'
import { Moment } from '../../../display/Moment.tsx'
import { languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import styles from './UnitTable.module.css'
import { UnitText } from './UnitText.tsx'

/** A column for the source, one for each of some target locales, and when the unit was changed last. */
export function unitColumns(
  { uuid, sourceLocale }: TranslationMemory,
  locales: readonly string[],
  isEditable: boolean,
): Column<TranslationUnit>[] {
  const textIn = (unit: TranslationUnit, locale: string) => unit.targets.find((target) => target.locale === locale)
  return [
    {
      id: 'source',
      header: languageName(sourceLocale),
      minWidth: 260,
      // Each text has its own direction; the button beside it keeps that of the page.
      isContent: false,
      cell: (unit) => (
        <UnitText
          tmUuid={uuid}
          tuId={unit.id}
          locale={sourceLocale}
          text={unit.sourceText}
          version={unit.version}
          isEditable={isEditable}
          meta={<Context unit={unit} />}
        />
      ),
    },
    ...locales.map((locale) => ({
      id: locale,
      header: languageName(locale),
      minWidth: 260,
      cell: (unit: TranslationUnit) => (
        <UnitText
          tmUuid={uuid}
          tuId={unit.id}
          locale={locale}
          text={textIn(unit, locale)?.text}
          version={textIn(unit, locale)?.version}
          isEditable={isEditable}
        />
      ),
    })),
    {
      id: 'changed',
      header: t('tm.unit.changed'),
      width: 140,
      cell: (unit) => <Changed unit={unit} locales={locales} />,
    },
  ]
}

/** The context that distinguishes this source from the same one elsewhere. */
function Context({ unit: { sourceContext } }: { unit: TranslationUnit }) {
  if (!sourceContext) return null
  const { contextKey, previousText, nextText } = sourceContext
  const words = contextKey
    ? t('tm.context.key', { key: contextKey })
    : previousText
      ? t('tm.context.after', { text: previousText })
      : nextText
        ? t('tm.context.before', { text: nextText })
        : t('tm.context.some')
  return (
    <div className={styles.context} dir="auto" title={words}>
      {words}
    </div>
  )
}

function Changed({ unit, locales }: { unit: TranslationUnit; locales: readonly string[] }) {
  const shown = unit.targets.filter(({ locale }) => locales.includes(locale))
  const [last] = shown.toSorted((a, b) => b.lastModifiedAt - a.lastModifiedAt)
  if (!last) return null
  return (
    <div className={styles.changed}>
      <Moment value={last.lastModifiedAt} as="relative" />
      <bdi className={styles.author}>{last.lastModifiedBy}</bdi>
    </div>
  )
}
