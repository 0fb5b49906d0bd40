import type { Dunning, DunningInput } from '@dragoman/sdk/operations/finance'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { Form, FormLayout, FormRow } from '@dragoman/ui/Form'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { NumberField } from '@dragoman/ui/NumberField'
import { Row } from '@dragoman/ui/Page'
import { useMemo, useState } from 'react'
import { errorText, fieldErrors } from '../../errors/error-text.ts'
import { useUnsavedGuard } from '../../ground/unsaved.ts'
import { t } from '../../i18n/t.ts'
import { DunningTexts } from './DunningTexts.tsx'
import type { FinanceCardProps } from './finance-query.ts'
import { useFinanceSave } from './use-finance-save.ts'

const valuesOf = ({ isOn, days, texts }: Dunning): Omit<Dunning, 'usual'> => ({ isOn, days, texts })

/** When clients are reminded of overdue invoices, and what is written to them. */
export function DunningCard(props: FinanceCardProps) {
  const { dunning } = props.settings
  const [values, setValues] = useState(() => valuesOf(dunning))
  const start = useMemo(() => valuesOf(dunning), [dunning])
  const { save, isPending, error } = useFinanceSave(props)
  const isDirty = JSON.stringify(values) !== JSON.stringify(start)
  useUnsavedGuard(isDirty && !isPending)
  const refused = fieldErrors(error)
  const set = (change: Partial<typeof values>) => setValues({ ...values, ...change })
  const submit = () => save({ dunning: values as DunningInput }, (saved) => setValues(valuesOf(saved.dunning)))
  return (
    <Card title={t('finance.dunning')} description={t('finance.dunningText')}>
      <Form label={t('finance.dunning')} errors={refused} onSubmit={submit}>
        <FormLayout>
          {error && (
            <InlineAlert tone="danger" isAnnounced>
              {Object.values(refused)[0] ?? errorText(error)}
            </InlineAlert>
          )}
          <Checkbox isSelected={values.isOn} onChange={(isOn) => set({ isOn })}>
            {t('finance.dunningOn')}
          </Checkbox>
          <FormRow>
            {values.days.map((days, at) => (
              <NumberField
                // oxlint-disable-next-line react/no-array-index-key -- the three levels
                key={at}
                label={t('finance.reminder', { level: at + 1 })}
                description={t('finance.reminderText')}
                value={days}
                onChange={(next) => set({ days: values.days.with(at, Number.isNaN(next) ? 1 : next) })}
                minValue={1}
                maxValue={365}
              />
            ))}
          </FormRow>
          <DunningTexts usual={dunning.usual} texts={values.texts} onChange={(texts) => set({ texts })} />
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
