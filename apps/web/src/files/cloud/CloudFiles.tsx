import { useCan } from '@dragoman/hooks/permissions'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { t } from '../../i18n/t.ts'
import { loadWords } from '../../i18n/words.ts'
import { overlay } from '../../lazy.tsx'

const CloudDialog = overlay(async () => {
  await loadWords(['cloud'])
  return import('./CloudDialog.tsx')
}, 'CloudDialog')

export interface CloudFilesProps {
  /** Takes the files as if they had been dropped. */
  onFiles: (files: File[]) => void
  /** Extensions without dot that can be chosen; left out where every file can. */
  extensions?: readonly string[] | undefined
  isDisabled?: boolean | undefined
}

/** Chooses files from cloud storage; nothing where the operator has registered with none. */
export function CloudFiles({ onFiles, extensions, isDisabled }: CloudFilesProps) {
  const isAllowed = useCan(requirements['cloudStorage.listProviders'])
  const { data: offers = [] } = useQuery({ ...query(api.cloudStorage.listProviders), enabled: isAllowed })
  const [isOpen, setOpen] = useState(false)
  if (offers.length === 0) return null
  return (
    <>
      <Button size="small" isDisabled={isDisabled} onPress={() => setOpen(true)}>
        {t('shell.cloudStorage')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CloudDialog offers={offers} extensions={extensions} onFiles={onFiles} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
