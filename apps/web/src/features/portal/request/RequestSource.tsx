import { Stack } from '@dragoman/ui/Page'
import { SegmentedControl } from '@dragoman/ui/SegmentedControl'
import { TextArea } from '@dragoman/ui/TextArea'
import { useState } from 'react'
import { t } from '../../../i18n/t.ts'
import { UploadList, type UploadListProps } from '../../projects/files/UploadList.tsx'

interface RequestSourceProps extends Pick<UploadListProps, 'uploads' | 'previews' | 'context' | 'errorMessage'> {
  /** The project of an earlier try. */
  projectUuid: string | undefined
  isDisabled: boolean
}

/** Files, or a text, which becomes one. */
export function RequestSource({ projectUuid, uploads, errorMessage, ...props }: RequestSourceProps) {
  const [kind, setKind] = useState<'files' | 'typed'>('files')
  const [text, setText] = useState('')
  const [taken, setTaken] = useState('')
  const remove = (id: string) => void uploads.remove(id, projectUuid)
  const take = () => {
    if (props.isDisabled || text === taken) return
    setTaken(text)
    if (text.trim() === '') for (const { id } of uploads.items) remove(id)
    else uploads.add([new File([text], `${t('portal.request.typed')}.txt`)], [])
  }
  return (
    <Stack gap={16}>
      <SegmentedControl
        label={t('portal.request.what')}
        options={[
          { id: 'files', label: t('portal.request.files') },
          { id: 'typed', label: t('portal.request.typed') },
        ]}
        value={kind}
        onChange={(chosen) => {
          if (props.isDisabled) return
          for (const { id } of uploads.items) remove(id)
          setText('')
          setTaken('')
          setKind(chosen)
        }}
      />
      {kind === 'files' ? (
        <UploadList
          {...props}
          uploads={uploads}
          errorMessage={errorMessage}
          onFiles={uploads.add}
          onRemove={remove}
          onRetry={uploads.retry}
        />
      ) : (
        <TextArea
          label={t('portal.request.typedLabel')}
          rows={12}
          value={text}
          onChange={setText}
          onBlur={take}
          isReadOnly={props.isDisabled}
          errorMessage={errorMessage}
        />
      )}
    </Stack>
  )
}
