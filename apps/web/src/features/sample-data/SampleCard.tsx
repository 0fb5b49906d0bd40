import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { SampleData } from '@dragoman/sdk/operations/sampleData'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Icon } from '@dragoman/ui/Icon'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Stack } from '@dragoman/ui/Page'
import { ProgressBar } from '@dragoman/ui/ProgressBar'
import { useMutation } from '@tanstack/react-query'
import { t } from '../../i18n/t.ts'
import styles from './sample-data.module.css'

/** Offers sample data, and shows how far it is. */
export function SampleCard({ data }: { data: SampleData }) {
  return (
    <Card title={t('sampleData.title')} description={t('sampleData.text')}>
      <Stack gap={12}>
        <p>{t('sampleData.holds')}</p>
        <ul className={styles.promises}>
          {(['marked', 'quiet', 'goes'] as const).map((promise) => (
            <li key={promise} className={styles.promise}>
              <Icon name="check" />
              {t(`sampleData.${promise}`)}
            </li>
          ))}
        </ul>
        <AddSamples data={data} />
      </Stack>
    </Card>
  )
}

/** The button that adds sample data, or how far that is. */
export function AddSamples({ data, size }: { data: SampleData; size?: 'small' }) {
  const { mutate, isPending } = useMutation(mutation(api.sampleData.add))
  if (data.state === 'ADDING') return <ProgressBar label={t('sampleData.adding')} value={data.percent ?? 0} />
  return (
    <>
      {data.state === 'FAILED' && !isPending && (
        <InlineAlert tone="danger" isAnnounced>
          {t('sampleData.failed')}
        </InlineAlert>
      )}
      <div>
        <Button icon="plus" size={size} isPending={isPending} onPress={() => mutate({})}>
          {t('sampleData.add')}
        </Button>
      </div>
    </>
  )
}
