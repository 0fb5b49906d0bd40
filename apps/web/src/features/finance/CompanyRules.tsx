import { Checkbox } from '@dragoman/ui/Checkbox'
import { NumberField } from '@dragoman/ui/NumberField'
import { helpOn } from '../../display/help/Help.tsx'
import { t } from '../../i18n/t.ts'
import type { CompanyValues } from './company-values.ts'

interface CompanyRulesProps {
  values: CompanyValues
  set: (change: Partial<CompanyValues>) => void
}

/** The fields for payables of linguists and for margins. */
export function CompanyRules({ values, set }: CompanyRulesProps) {
  return (
    <>
      <NumberField
        label={t('finance.selfBilling')}
        help={helpOn('selfBilling')}
        description={t('finance.selfBillingText')}
        isOptional
        value={values.selfBillingDays}
        onChange={(selfBillingDays) => set({ selfBillingDays })}
        minValue={1}
        maxValue={90}
      />
      <Checkbox
        isSelected={values.schedulesPayables}
        onChange={(schedulesPayables) => set({ schedulesPayables })}
        description={t('finance.scheduleText')}
      >
        {t('finance.schedule')}
      </Checkbox>
      {values.schedulesPayables && (
        <NumberField
          label={t('finance.payableTerms')}
          description={t('finance.payableTermsText')}
          value={values.payableTermsDays}
          onChange={(days) => set({ payableTermsDays: Number.isNaN(days) ? 0 : days })}
          minValue={0}
          maxValue={365}
        />
      )}
      <NumberField
        label={t('finance.marginGoal')}
        help={helpOn('marginGoal')}
        description={t('finance.marginGoalText')}
        value={values.marginGoal / 100}
        onChange={(share) => set({ marginGoal: Number.isNaN(share) ? 0 : Math.round(share * 10_000) / 100 })}
        formatOptions={{ style: 'percent', maximumFractionDigits: 2 }}
        minValue={0}
        maxValue={1}
      />
      <Checkbox
        isSelected={values.singleOfficer}
        onChange={(singleOfficer) => set({ singleOfficer })}
        description={t('finance.singleText')}
      >
        {t('finance.single')}
      </Checkbox>
    </>
  )
}
