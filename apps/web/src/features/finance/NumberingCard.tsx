import { documentNumber, isNumberPattern } from '@dragoman/sdk/numbering'
import type { FinanceSettings, NumberSeriesInput } from '@dragoman/sdk/operations/finance'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Form, FormLayout, FormRow } from '@dragoman/ui/Form'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { NumberField } from '@dragoman/ui/NumberField'
import { Row } from '@dragoman/ui/Page'
import { TextField } from '@dragoman/ui/TextField'
import { useMemo, useState } from 'react'
import { errorText } from '../../errors/error-text.ts'
import { t } from '../../i18n/t.ts'
import { useUnsavedGuard } from '../../ground/unsaved.ts'
import type { FinanceCardProps } from './finance-query.ts'
import { useFinanceSave } from './use-finance-save.ts'

type Kind = NumberSeriesInput['kind']

const valuesOf = ({ series }: FinanceSettings) =>
  series.map(({ kind, pattern, next }) => ({ kind: kind as Kind, pattern, next }))

/** How documents are numbered, each with the number that it would have on `day`. */
export function NumberingCard({ day, ...props }: FinanceCardProps & { day: string }) {
  const start = useMemo(() => valuesOf(props.settings), [props.settings])
  const [values, setValues] = useState(start)
  const { save, isPending, error } = useFinanceSave(props)
  const isDirty = JSON.stringify(values) !== JSON.stringify(start)
  useUnsavedGuard(isDirty && !isPending)
  const isRight = values.every(({ pattern, next }) => isNumberPattern(pattern) && next >= 1)
  const set = (kind: Kind, change: Partial<NumberSeriesInput>) =>
    setValues(values.map((each) => (each.kind === kind ? { ...each, ...change } : each)))
  const submit = () => isRight && save({ series: values }, (saved) => setValues(valuesOf(saved)))
  return (
    <Card title={t('finance.numbering')} description={t('finance.numberingText')}>
      <Form label={t('finance.numbering')} onSubmit={submit}>
        <FormLayout>
          {error && (
            <InlineAlert tone="danger" isAnnounced>
              {errorText(error)}
            </InlineAlert>
          )}
          {values.map(({ kind, pattern, next }) => (
            <FormRow key={kind}>
              <TextField
                label={t(`finance.kind.${kind}`)}
                value={pattern}
                onChange={(changed) => set(kind, { pattern: changed })}
                maxLength={40}
                description={
                  isNumberPattern(pattern)
                    ? t('finance.preview', { number: documentNumber(pattern, { number: next || 1, day }) })
                    : undefined
                }
                errorMessage={isNumberPattern(pattern) ? undefined : t('finance.patternWrong')}
              />
              <NumberField
                label={t('finance.next', { kind: t(`finance.kind.${kind}`) })}
                value={next}
                onChange={(changed) => set(kind, { next: Number.isNaN(changed) ? 1 : changed })}
                minValue={1}
                maxValue={999_999_999}
                formatOptions={{ useGrouping: false }}
              />
            </FormRow>
          ))}
          <Row>
            <Button type="submit" variant="primary" isPending={isPending} isDisabled={!isDirty}>
              {t('shell.save')}
            </Button>
            {isDirty && <Button onPress={() => setValues(start)}>{t('finance.discard')}</Button>}
          </Row>
        </FormLayout>
      </Form>
    </Card>
  )
}
