import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Finding, Review } from '@dragoman/sdk/operations/quality'
import { Stack } from '@dragoman/ui/Page'
import { Radio, RadioGroup } from '@dragoman/ui/RadioGroup'
import { TextArea } from '@dragoman/ui/TextArea'
import { useMutation } from '@tanstack/react-query'
import { useState, type KeyboardEvent } from 'react'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { showToast } from '../../../ground/toasts.ts'
import { t } from '../../../i18n/t.ts'
import { CategorySelect, SeveritySelect } from '../CategoryFields.tsx'
import { resultWord, scoreText } from '../review-words.ts'
import type { Categories } from '../use-categories.ts'
import { decidedScore, type Decision } from './decided-score.ts'

export interface DecideDialogProps {
  review: Review
  finding: Finding
  /** All findings of the review. */
  findings: readonly Finding[]
  categories: Categories
  onClose: () => void
}

const outcomes = ['UPHELD', 'CHANGED', 'DISMISSED'] as const

/** The outcome that a digit means, by the place of its key; none while someone writes or chooses from a list. */
function outcomeAt({ nativeEvent, target, currentTarget }: KeyboardEvent<HTMLElement>): number | undefined {
  const { code, ctrlKey, metaKey, altKey } = nativeEvent
  const digit = /^(?:Digit|Numpad)([1-3])$/.exec(code)?.[1]
  const isElsewhere = !(target instanceof Node && currentTarget.contains(target))
  if (!digit || ctrlKey || metaKey || altKey || isElsewhere || target instanceof HTMLTextAreaElement) return undefined
  return Number(digit) - 1
}

/** Decides a dispute. Each outcome shows the score that it would make. */
export function DecideDialog({ review, finding, findings, categories, onClose }: DecideDialogProps) {
  const [outcome, setOutcome] = useState<Decision['outcome']>()
  const [category, setCategory] = useState(finding.category)
  const [severity, setSeverity] = useState(finding.severity)
  const [text, setText] = useState('')
  const { mutate, isPending, error } = useMutation({ ...mutation(api.quality.arbitrate), meta: { showsErrors: true } })
  const reason = text.trim()
  const isOther = category !== finding.category || severity !== finding.severity
  const isRight = outcome !== undefined && reason !== '' && (outcome !== 'CHANGED' || isOther)
  // A finding that keeps its category keeps the weight that this had then.
  const { weight, affectsScore } = category === finding.category ? finding : (categories.find(category) ?? finding)
  const consequence = (wanted: Decision['outcome']) => {
    if (wanted === 'CHANGED' && !isOther) return t('quality.outcome.chooseOther')
    const decision = { outcome: wanted, category, severity, weight, affectsScore }
    const made = decidedScore(review, findings, finding.uuid, decision)
    return made?.score === undefined
      ? undefined
      : t('quality.outcome.score', { score: scoreText(made.score), result: resultWord(made.result) })
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const at = outcomeAt(event)
    if (at === undefined) return
    event.preventDefault()
    setOutcome(outcomes[at])
    event.currentTarget.querySelectorAll<HTMLElement>('[type=radio]')[at]?.focus()
  }
  const save = () => {
    if (outcome === undefined) return
    const change = outcome === 'CHANGED' ? { category, severity } : {}
    mutate(
      { path: { qualityFindingUuid: finding.uuid }, body: { outcome, ...change, reason, version: finding.version } },
      {
        onSuccess: () => {
          showToast({ tone: 'success', title: t('quality.done.arbitrate') })
          onClose()
        },
      },
    )
  }
  return (
    <FormDialog
      title={t('quality.title.arbitrate')}
      isDirty={outcome !== undefined || text !== ''}
      isRight={isRight}
      onSave={save}
      saveLabel={t('quality.verb.arbitrate')}
      isPending={isPending}
      error={error}
      onClose={onClose}
    >
      {(isTried) => (
        <div role="presentation" onKeyDown={press}>
          <Stack>
            <p>{t('quality.text.arbitrate')}</p>
            <RadioGroup
              label={t('quality.outcome')}
              description={t('quality.outcomeKeys')}
              value={outcome ?? null}
              onChange={(value) => setOutcome(value as Decision['outcome'])}
              isRequired
              errorMessage={isTried && outcome === undefined ? t('quality.outcomeMissing') : undefined}
            >
              {outcomes.map((each) => (
                <Radio
                  key={each}
                  value={each}
                  description={consequence(each)}
                  // oxlint-disable-next-line jsx-a11y/no-autofocus -- the keys of the outcomes work at once
                  autoFocus={each === outcomes[0]}
                >
                  {t(`quality.outcome.${each}`)}
                </Radio>
              ))}
            </RadioGroup>
            {outcome === 'CHANGED' && (
              <>
                <CategorySelect categories={categories} value={category} onChange={setCategory} />
                <SeveritySelect value={severity} onChange={setSeverity} />
              </>
            )}
            <TextArea
              name="reason"
              label={t('quality.reason')}
              rows={4}
              maxLength={2000}
              isRequired
              value={text}
              onChange={setText}
              errorMessage={isTried && reason === '' ? t('quality.reasonMissing') : undefined}
            />
          </Stack>
        </div>
      )}
    </FormDialog>
  )
}
