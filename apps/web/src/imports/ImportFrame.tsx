import { Dialog } from '@dragoman/ui/Dialog'
import { FileDrop } from '@dragoman/ui/FileDrop'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Stack } from '@dragoman/ui/Page'
import type { NotTaken } from '@dragoman/sdk/operations/shared'
import { useId, type ReactNode } from 'react'
import { errorText } from '../errors/error-text.ts'
import { ActionButtons } from '../form/ActionButtons.tsx'
import { formatList } from '../i18n/format.ts'
import { t } from '../i18n/t.ts'
import { NotTakenList } from '../files/NotTakenList.tsx'

/** How many lines do what. */
export interface ImportCounts {
  added: number
  changed: number
  /** Left out where an import never removes anything. */
  removed?: number
  unchanged: number
  wrong: number
}

export interface ImportFrameProps {
  title: string
  text: string
  file: File | undefined
  onFile: (file: File) => void
  /** The changes that the table makes; undefined until a file has been checked. */
  counts: ImportCounts | undefined
  /** The parts of the file that aren't read. */
  notTaken?: readonly NotTaken[] | undefined
  error: Error | null
  isPending: boolean
  /** 0 to 100, where it is known. */
  progress?: number | undefined
  onImport: () => void
  onClose: () => void
  /** Stands above the file, such as where to get the table. */
  source?: ReactNode
  /** Stands below the file. */
  options?: ReactNode
  /** The lines of the report. */
  children?: ReactNode
}

/** Imports a table: first what each of its lines does, and then all of them or none. */
export function ImportFrame({ title, text, file, onFile, counts, error, isPending, ...props }: ImportFrameProps) {
  const formId = useId()
  const state = isPending ? 'uploading' : error ? 'error' : 'done'
  return (
    <Dialog
      isOpen
      size="large"
      onOpenChange={props.onClose}
      isDismissable={false}
      title={title}
      footer={
        <ActionButtons
          label={t('imports.import')}
          form={formId}
          isDisabled={!counts || counts.wrong > 0 || changesOf(counts) === 0}
          isPending={isPending}
          onCancel={props.onClose}
        />
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          props.onImport()
        }}
      >
        <Stack>
          <p>{text}</p>
          {props.source}
          <FileDrop
            label={title}
            extensions={['csv', 'xlsx']}
            isSingle
            isDisabled={isPending}
            onFiles={([chosen]) => chosen && onFile(chosen)}
            files={
              file && [
                {
                  id: 'file',
                  name: file.name,
                  state,
                  progress: props.progress,
                  detail: error ? errorText(error) : undefined,
                },
              ]
            }
            labels={{
              drop: t('imports.drop'),
              browse: t('imports.browse'),
              allowed: t('imports.allowed'),
              list: title,
              remove: (name) => name,
              retry: (name) => name,
              state: {
                waiting: t('imports.checking'),
                uploading: t('imports.checking'),
                done: t('imports.checked'),
                error: t('imports.failed'),
              },
            }}
          />
          {props.options}
          {counts && (
            <>
              <InlineAlert tone={counts.wrong > 0 ? 'danger' : 'info'} isAnnounced title={titleOf(counts)}>
                {formatList(wordsOf(counts))}
              </InlineAlert>
              <NotTakenList items={props.notTaken ?? []} fileName={file?.name ?? title} />
              {props.children}
            </>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}

const changesOf = ({ added, changed, removed = 0 }: ImportCounts) => added + changed + removed

function titleOf(counts: ImportCounts): string {
  if (counts.wrong > 0) return t('imports.wrong', { count: counts.wrong })
  return changesOf(counts) === 0 ? t('imports.nothing') : t('imports.ready')
}

const wordsOf = ({ added, changed, removed, unchanged }: ImportCounts) => [
  t('imports.added', { count: added }),
  t('imports.changed', { count: changed }),
  ...(removed === undefined ? [] : [t('imports.removed', { count: removed })]),
  t('imports.same', { count: unchanged }),
]
