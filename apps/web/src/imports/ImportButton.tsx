import { Button } from '@dragoman/ui/Button'
import { IconButton } from '@dragoman/ui/IconButton'
import { useMediaQuery } from '@dragoman/ui/use-media-query'
import { Suspense, useState } from 'react'
import { t } from '../i18n/t.ts'
import { withWords } from '../i18n/with-words.ts'
import { overlay } from '../lazy.tsx'
import type { TableImportProps } from './TableImport.tsx'

const TableImport = overlay(
  withWords(['imports'], () => import('./TableImport.tsx')),
  'TableImport',
)

/** Opens the import of a list. */
export function ImportButton(props: Omit<TableImportProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false)
  const isNarrow = useMediaQuery('(width < 768px)')
  const open = () => setOpen(true)
  return (
    <>
      {isNarrow ? (
        <IconButton icon="upload" label={t('list.import')} variant="outline" onPress={open} />
      ) : (
        <Button icon="upload" variant="secondary" onPress={open}>
          {t('list.import')}
        </Button>
      )}
      <Suspense>{isOpen && <TableImport {...props} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
