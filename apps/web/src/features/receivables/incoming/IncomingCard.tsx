import { useCan } from '@dragoman/hooks/permissions'
import { requirements } from '@dragoman/sdk/requirements'
import { Card } from '@dragoman/ui/Card'
import { SegmentedControl } from '@dragoman/ui/SegmentedControl'
import { TextButton } from '@dragoman/ui/TextButton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatNumber } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { fewIncoming, incomingQuery, unusedQuery } from './incoming-query.ts'
import { IncomingTable } from './IncomingTable.tsx'
import { UnusedTable } from './UnusedTable.tsx'

const kinds = ['OPEN', 'UNUSED', 'DISMISSED'] as const

/** Rows after `Show all`. */
const most = 500

/**
 * Income of bank statements until a client is named, and payments until invoices are. Where none waits, only what was set aside
 * can be opened.
 */
export function IncomingCard({ baseCurrency }: { baseCurrency: string | undefined }) {
  const enabled = useCan(requirements['receivables.recordPayment'])
  const found = {
    OPEN: useQuery({ ...incomingQuery('OPEN'), enabled }),
    UNUSED: useQuery({ ...unusedQuery(), enabled }),
    DISMISSED: useQuery({ ...incomingQuery('DISMISSED'), enabled }),
  }
  const [chosen, setChosen] = useState<(typeof kinds)[number]>()
  const [size, setSize] = useState(fewIncoming)
  const countOf = (kind: (typeof kinds)[number]) => found[kind].data?.totalElements ?? 0
  const waiting = (['OPEN', 'UNUSED'] as const).find((kind) => found[kind].isError || countOf(kind) > 0)
  const shown = chosen ?? waiting
  if (shown === undefined) {
    const count = countOf('DISMISSED')
    return (
      count > 0 && (
        <p>
          <TextButton onPress={() => setChosen('DISMISSED')}>
            {t('receivables.incoming.showAside', { count })}
          </TextButton>
        </p>
      )
    )
  }
  // A dialog over the last row would go with its table before it has said that all went well.
  const stay = () => setChosen(shown)
  const count = shown === 'DISMISSED' ? 0 : countOf(shown)
  const options = kinds.map((id) => ({
    id,
    label: t(`receivables.incoming.${id}`),
    ...(id !== 'DISMISSED' && { count: formatNumber(countOf(id)) }),
  }))
  return (
    <Card
      title={t('receivables.incoming')}
      isFlush
      actions={
        <SegmentedControl label={t('receivables.incoming')} options={options} value={shown} onChange={setChosen} />
      }
      footer={
        count > size &&
        size < most && <TextButton onPress={() => setSize(most)}>{t('receivables.showAll', { count })}</TextButton>
      }
    >
      {shown === 'UNUSED' ? (
        <UnusedTable size={size} baseCurrency={baseCurrency} onOpen={stay} />
      ) : (
        <IncomingTable
          key={shown}
          status={shown}
          size={shown === 'OPEN' ? size : most}
          baseCurrency={baseCurrency}
          onOpen={stay}
        />
      )}
    </Card>
  )
}
