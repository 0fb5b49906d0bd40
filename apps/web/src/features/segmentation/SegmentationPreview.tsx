import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { Card } from '@dragoman/ui/Card'
import { ComboBox } from '@dragoman/ui/ComboBox'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Stack } from '@dragoman/ui/Page'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { TextArea } from '@dragoman/ui/TextArea'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { NotTakenList } from '../../files/NotTakenList.tsx'
import { t } from '../../i18n/t.ts'
import { currentLocale } from '../../i18n/words.ts'
import { useLanguageOptions } from '../locales/locale-options.ts'
import { PreviewSegments } from './PreviewSegments.tsx'
import { problemOf, textOf, type RulesDraft, type RulesProblem } from './rules-draft.ts'
import styles from './SegmentationPreview.module.css'

/** Milliseconds without a further key after which a text is tried. */
const pause = 300

interface SegmentationPreviewProps {
  unitUuid: string
  /** Rules to try; the built-in ones where null. */
  draft: RulesDraft | null
  /** Their problem, which is shown at its row. */
  problem: RulesProblem | undefined
  /** Tells what the rules are refused for, undefined once they are not. */
  onProblem?: (problem: RulesProblem | undefined) => void
}

/** A text that is split with the present rules as one types, saved or not, and what decided at each place. */
export function SegmentationPreview({ unitUuid, draft, problem, onProblem }: SegmentationPreviewProps) {
  const languages = useLanguageOptions()
  const [text, setText] = useState(() => t('segmentation.sample'))
  const [locale, setLocale] = useState<string | null>(() => languageFor(languages))
  const rules = draft ? { srx: textOf(draft), extendsBuiltIn: draft.extendsBuiltIn } : { srx: '' }
  const body = useLater({ text, locale: locale ?? 'en', ...rules }, pause)
  const trial = useQuery({
    ...query(api.segmentationRules.preview, { path: { orgUnitUUID: unitUuid }, body }),
    enabled: body.text !== '',
    placeholderData: keepPreviousData,
    retry: false,
    meta: { showsErrors: true },
  })
  const { error } = trial
  useEffect(
    () => onProblem?.(error && draft ? problemOf(error, draft) : undefined),
    // The draft is the one of the trial: what is newer has its own.
    // oxlint-disable-next-line react/exhaustive-deps
    [error],
  )
  return (
    <Card
      title={t('segmentation.preview')}
      description={draft ? t('segmentation.previewText') : t('segmentation.previewBuiltIn')}
    >
      {draft && <NotTakenList items={trial.data?.notTaken ?? []} fileName={draft.fileName} />}
      <div className={styles.trial}>
        <Stack gap={12}>
          <ComboBox label={t('segmentation.language')} options={languages} value={locale} onChange={setLocale} />
          <TextArea label={t('segmentation.text')} rows={8} maxLength={20_000} value={text} onChange={setText} />
        </Stack>
        {error ? (
          <InlineAlert tone="danger" title={t('segmentation.refused')}>
            {problem?.id === undefined ? problemReason(error, draft) : t('segmentation.seeRow')}
          </InlineAlert>
        ) : text === '' ? (
          <p className={styles.empty}>{t('segmentation.noText')}</p>
        ) : !trial.data ? (
          <Skeleton lines={6} />
        ) : (
          <PreviewSegments
            preview={trial.data}
            isRefreshing={trial.isPlaceholderData || body.text !== text}
            locale={body.locale}
          />
        )}
      </div>
    </Card>
  )
}

const problemReason = (error: Error, draft: RulesDraft | null) =>
  draft ? problemOf(error, draft).reason : error.message

/** The language of the interface among those that are translated, or one of its regions. */
function languageFor(languages: readonly { id: string }[]): string | null {
  const wanted = currentLocale()
  const fit =
    languages.find(({ id }) => id === wanted) ?? languages.find(({ id }) => id.startsWith(`${wanted}_`)) ?? languages[0]
  return fit?.id ?? null
}

/** A value as it was once it stayed the same for some milliseconds. What it holds is compared, not what it is. */
function useLater<Value>(value: Value, delay: number): Value {
  const key = JSON.stringify(value)
  const [settled, setSettled] = useState({ key, value })
  useEffect(() => {
    if (settled.key === key) return
    const timer = setTimeout(() => setSettled({ key, value: JSON.parse(key) as Value }), delay)
    return () => clearTimeout(timer)
  }, [key, delay, settled.key])
  return settled.value
}
