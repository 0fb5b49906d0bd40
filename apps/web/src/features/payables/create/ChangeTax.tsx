import type { PayableDraft, PayableTaxCode, PayableTaxOverride } from '@dragoman/sdk/operations/payables'
import { Select } from '@dragoman/ui/Select'
import { TextArea } from '@dragoman/ui/TextArea'
import { useState } from 'react'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { t } from '../../../i18n/t.ts'
import { taxReasonText } from '../tax-reason-text.ts'

/** The choice that leaves the tax to the rule. */
const byRule = 'rule'

export interface ChangeTaxProps {
  draft: PayableDraft
  taxCodes: readonly PayableTaxCode[]
  /** Nothing for the tax by rule. */
  onChange: (override?: Omit<PayableTaxOverride, 'vendorUuid'>) => void
  onClose: () => void
}

/** Chooses another tax for the payables of a linguist, with the reason that stays with them. */
export function ChangeTax({ draft, taxCodes, onChange, onClose }: ChangeTaxProps) {
  const { vendor, taxCode, taxReason, taxOverride } = draft
  const start = taxOverride === undefined ? byRule : (taxCode?.uuid ?? byRule)
  const [chosen, setChosen] = useState(start)
  const [reason, setReason] = useState(taxOverride ?? '')
  const isByRule = chosen === byRule
  const isRight = isByRule || reason.trim() !== ''
  return (
    <FormDialog
      title={t('payables.changeTaxOf', { name: vendor.name })}
      isDirty={chosen !== start || reason !== (taxOverride ?? '')}
      isRight={isRight}
      onSave={() => onChange(isByRule ? undefined : { taxUuid: chosen, reason: reason.trim() })}
      saveLabel={t('payables.applyTax')}
      isPending={false}
      error={null}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          {taxReason !== undefined && <p>{taxReasonText(taxReason)}</p>}
          <Select
            name="taxUuid"
            label={t('payables.taxCode')}
            options={[
              { id: byRule, label: t('payables.taxByRule') },
              ...taxCodes.map(({ uuid, name, rate }) => ({ id: uuid, label: t('payables.tax', { name, rate }) })),
            ]}
            value={chosen}
            onChange={setChosen}
          />
          {!isByRule && (
            <TextArea
              name="reason"
              label={t('payables.taxWhy')}
              description={t('payables.taxWhyText')}
              rows={2}
              maxLength={500}
              isRequired
              value={reason}
              onChange={setReason}
              errorMessage={isTried && !isRight ? t('payables.reasonMissing') : undefined}
            />
          )}
        </>
      )}
    </FormDialog>
  )
}
