import { sdkOf } from '@dragoman/hooks/api-query-client'
import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk/client'
import type { CloudItem, CloudProvider, CloudStorage } from '@dragoman/sdk/operations/cloudStorage'
import { Button } from '@dragoman/ui/Button'
import { Dialog } from '@dragoman/ui/Dialog'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Stack } from '@dragoman/ui/Page'
import { SegmentedControl } from '@dragoman/ui/SegmentedControl'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../../i18n/t.ts'
import { problemText } from './cloud-problem.ts'
import { providerNames } from './cloud-providers.ts'
import { CloudConnection } from './CloudConnection.tsx'
import { CloudFolder } from './CloudFolder.tsx'

export interface CloudDialogProps {
  offers: readonly CloudStorage[]
  extensions?: readonly string[] | undefined
  onFiles: (files: File[]) => void
  onClose: () => void
}

/** Files of one's cloud storage, folder by folder or by name. What is added comes as if it had been dropped. */
export function CloudDialog({ offers, extensions, onFiles, onClose }: CloudDialogProps) {
  const client = sdkOf(useQueryClient())
  const [provider, setProvider] = useState<CloudProvider>(
    () => (offers.find(({ isConnected }) => isConnected) ?? offers[0]!).provider,
  )
  const [chosen, setChosen] = useState<readonly CloudItem[]>([])
  const [done, setDone] = useState(0)
  const offer = offers.find((each) => each.provider === provider)
  const add = useMutation({
    mutationFn: async (items: readonly CloudItem[]) => {
      const files: File[] = []
      setDone(0)
      for (const { id, name } of items) {
        const content = await call(client, api.cloudStorage.download, { path: { provider }, query: { id } })
        files.push(new File([content], name))
        setDone(files.length)
      }
      return files
    },
    onSuccess(files) {
      onFiles(files)
      onClose()
    },
    meta: { showsErrors: true },
  })
  const go = (next: CloudProvider) => {
    setProvider(next)
    setChosen([])
    add.reset()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="large"
      title={t('cloud.title')}
      footer={
        <>
          <Button
            variant="primary"
            isPending={add.isPending}
            isDisabled={chosen.length === 0}
            onPress={() => add.mutate(chosen)}
          >
            {add.isPending
              ? t('cloud.adding', { done: done + 1, count: chosen.length })
              : t('projects.files.addCount', { count: chosen.length })}
          </Button>
          <Button onPress={onClose}>{t('shell.cancel')}</Button>
        </>
      }
    >
      <Stack gap={16}>
        {offers.length > 1 && (
          <SegmentedControl
            label={t('shell.cloudStorage')}
            options={offers.map((each) => ({ id: each.provider, label: providerNames[each.provider] }))}
            value={provider}
            onChange={go}
          />
        )}
        {offer && <CloudConnection key={`${provider} connection`} offer={offer} />}
        {offer?.isConnected && (
          <CloudFolder
            key={provider}
            provider={provider}
            extensions={extensions}
            chosen={chosen}
            onChange={setChosen}
            isDisabled={add.isPending}
          />
        )}
        {add.error && (
          <InlineAlert tone="danger" isAnnounced title={t('cloud.notAdded', { name: chosen[done]?.name ?? '' })}>
            {problemText(add.error)}
          </InlineAlert>
        )}
      </Stack>
    </Dialog>
  )
}
