import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { SampleData } from '@dragoman/sdk/operations/sampleData'
import { Button } from '@dragoman/ui/Button'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Row } from '@dragoman/ui/Page'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { confirmDelete } from '../../form/confirm-delete.ts'
import { showToast } from '../../ground/toasts.ts'
import { formatList } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { overlay } from '../../lazy.tsx'

const KeepSamples = overlay(() => import('./KeepSamples.tsx'), 'KeepSamples')

/** Says that there is sample data, and removes it. */
export function SampleBanner({ data }: { data: SampleData }) {
  const queryClient = useQueryClient()
  const [isChoosing, setChoosing] = useState(false)
  const { mutateAsync: remove } = useMutation({ ...mutation(api.sampleData.remove), meta: { showsErrors: true } })
  const run = async () => {
    const { kept } = await remove({})
    const names = formatList(kept.map(({ name }) => name))
    showToast({
      tone: 'success',
      title: t('sampleData.removed'),
      ...(kept.length > 0 && { description: t('sampleData.staying', { names }) }),
    })
    await queryClient.invalidateQueries()
  }
  return (
    <>
      <InlineAlert
        tone="info"
        title={t('sampleData.present')}
        action={
          <Row>
            <Button size="small" onPress={() => setChoosing(true)}>
              {t('sampleData.choose')}
            </Button>
            <Button
              size="small"
              onPress={() =>
                confirmDelete({
                  title: t('sampleData.removeTitle'),
                  text: t('sampleData.removeText'),
                  verb: t('sampleData.remove'),
                  run,
                })
              }
            >
              {t('sampleData.remove')}
            </Button>
          </Row>
        }
      >
        {t('sampleData.presentText')}
      </InlineAlert>
      <Suspense>{isChoosing && <KeepSamples objects={data.objects} onClose={() => setChoosing(false)} />}</Suspense>
    </>
  )
}
