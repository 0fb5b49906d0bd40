import { useCan, useMissing } from '@dragoman/hooks/permissions'
import type { CostsSummary } from '@dragoman/sdk/operations/costs'
import type { Project } from '@dragoman/sdk/operations/projects'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { useState } from 'react'
import { formatList, languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { MissingPriceDialog } from './MissingPriceDialog.tsx'

const settled = new Set(['APPROVED', 'DELIVERED', 'INVOICED', 'CANCELLED'])

export interface MissingPricesProps {
  project: Project
  summary: CostsSummary
}

/** Words that cost nothing because no one has said what they cost, and the way to say it. */
export function MissingPrices({ project, summary }: MissingPricesProps) {
  const { missingPrices, priceListUuid } = summary
  const [isOpen, setOpen] = useState(false)
  const mayCalculate = useCan(requirements['costs.calculate'])
  const missing = useMissing(requirements['priceLists.update'])
  if (missingPrices.length === 0) return null
  const names = missingPrices.map(({ sourceLang, targetLang }) =>
    t('costs.pair', { source: languageName(sourceLang), target: languageName(targetLang) }),
  )
  const isSettled = settled.has(project.status)
  const canMend = mayCalculate && priceListUuid !== undefined && !isSettled && missing.length === 0
  return (
    <>
      <InlineAlert
        tone="warning"
        title={t('costs.missing', { pairs: formatList(names) })}
        action={
          canMend && (
            <Button size="small" onPress={() => setOpen(true)}>
              {t('costs.missing.add')}
            </Button>
          )
        }
      >
        {mayCalculate && wayOut({ isSettled, hasList: priceListUuid !== undefined, isMissing: missing.length > 0 })}
      </InlineAlert>
      {isOpen && priceListUuid !== undefined && (
        <MissingPriceDialog
          projectUuid={project.uuid}
          priceListUuid={priceListUuid}
          pairs={missingPrices}
          currency={summary.currency}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

function wayOut({
  isSettled,
  hasList,
  isMissing,
}: {
  isSettled: boolean
  hasList: boolean
  isMissing: boolean
}): string {
  if (isSettled) return t('costs.missing.approved')
  if (!hasList) return t('costs.missing.noList')
  return isMissing ? t('costs.missing.ask') : t('costs.missing.text')
}
