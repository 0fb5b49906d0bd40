import { useId, type ReactNode } from 'react'
import { DropZone, Text } from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import styles from './FileDrop.module.css'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import { ProgressBar } from './ProgressBar.tsx'
import { TriggerButton } from './TriggerButton.tsx'
import { filesOf, sortFiles } from './dropped-files.ts'

/** One file and how far it has come. */
export interface FileDropItem {
  id: string
  name: string
  state: 'waiting' | 'uploading' | 'done' | 'error'
  /** 0 to 100 while uploading; undefined when it cannot be known. */
  progress?: number
  /** Size, contents, or the error, with file, line, and reason if known. */
  detail?: ReactNode
  /** Controls of this file, such as its parser options. */
  end?: ReactNode
}

export interface FileDropProps {
  /** Accessible name of the area. */
  label: string
  /** Extensions without dot, in lower case, that are taken; left out where every file is. */
  extensions?: string[]
  /** Called with the chosen or dropped files; files of other kinds come as `refused`. */
  onFiles: (files: File[], refused: File[]) => void
  files?: FileDropItem[]
  onRemove?: (id: string) => void
  onRetry?: (id: string) => void
  isSingle?: boolean
  isDisabled?: boolean
  /** An error of the files as a whole, such as that there are none. */
  errorMessage?: string
  /** Another way to choose files, beside the button; it hands them on as if they had been dropped. */
  otherWay?: (take: (files: File[]) => void) => ReactNode
  labels: {
    /** The line in the area, such as "Drop files here". */
    drop: string
    browse: string
    /** Introduces the list of extensions, such as "Allowed:", or says that every kind is taken. */
    allowed: string
    /** Name of the list of files. */
    list: string
    remove: (name: string) => string
    retry: (name: string) => string
    state: Record<FileDropItem['state'], string>
  }
}

/** An area for files, to drop on or to browse from, and a row for each with its progress and its error. */
export function FileDrop({
  label,
  extensions,
  onFiles,
  files = [],
  onRemove,
  onRetry,
  isSingle,
  isDisabled,
  errorMessage,
  otherWay,
  labels,
}: FileDropProps) {
  const allowedId = useId()
  const errorId = useId()
  const take = (chosen: File[]) => {
    if (chosen.length === 0) return
    const few = isSingle ? chosen.slice(0, 1) : chosen
    const { accepted, refused } = extensions ? sortFiles(few, extensions) : { accepted: few, refused: [] }
    onFiles(accepted, refused)
  }
  return (
    <div className={styles.drop}>
      <DropZone
        aria-label={label}
        isDisabled={isDisabled}
        data-invalid={errorMessage ? true : undefined}
        className={styles.zone!}
        onDrop={(event) => void filesOf(event.items).then(take)}
      >
        <Icon name="upload" size={24} className={styles.icon} />
        <Text slot="label" className={styles.title}>
          {labels.drop}
        </Text>
        <div className={styles.ways}>
          {/* Before the button: it may come later, and the button is not to move. */}
          {otherWay?.(take)}
          <FileTrigger
            allowsMultiple={!isSingle}
            acceptedFileTypes={extensions?.map((extension) => `.${extension}`)}
            onSelect={(list) => take([...(list ?? [])])}
          >
            <TriggerButton
              size="small"
              isDisabled={isDisabled}
              aria-describedby={errorMessage ? `${errorId} ${allowedId}` : allowedId}
            >
              {labels.browse}
            </TriggerButton>
          </FileTrigger>
        </div>
        <p id={allowedId} className={styles.allowed}>
          {labels.allowed} {extensions && <bdi>{extensions.join(', ')}</bdi>}
        </p>
      </DropZone>
      {errorMessage && (
        <p id={errorId} className={styles.error}>
          <Icon name="error" />
          {errorMessage}
        </p>
      )}
      {files.length > 0 && (
        <ul aria-label={labels.list} className={styles.list}>
          {files.map((file) => (
            <FileRow key={file.id} file={file} labels={labels} onRemove={onRemove} onRetry={onRetry} />
          ))}
        </ul>
      )}
    </div>
  )
}

const icons = { waiting: 'file', uploading: 'file', done: 'success', error: 'error' } as const

function FileRow({
  file,
  labels,
  onRemove,
  onRetry,
}: { file: FileDropItem } & Pick<FileDropProps, 'labels' | 'onRemove' | 'onRetry'>) {
  return (
    <li className={styles.row} data-state={file.state}>
      <Icon name={icons[file.state]} className={styles.mark} label={labels.state[file.state]} />
      <div className={styles.words}>
        <bdi className={styles.name} title={file.name}>
          {file.name}
        </bdi>
        {file.state === 'uploading' && <ProgressBar label={file.name} isLabelHidden value={file.progress} />}
        {file.detail && (
          <div className={styles.detail} role={file.state === 'error' ? 'alert' : undefined}>
            {file.detail}
          </div>
        )}
      </div>
      {file.end}
      {file.state === 'error' && onRetry && (
        <IconButton icon="refresh" size="small" label={labels.retry(file.name)} onPress={() => onRetry(file.id)} />
      )}
      {onRemove && (
        <IconButton icon="x" size="small" label={labels.remove(file.name)} onPress={() => onRemove(file.id)} />
      )}
    </li>
  )
}
