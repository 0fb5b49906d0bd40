import { useVersionedMutation } from '@dragoman/hooks/versions'
import * as api from '@dragoman/sdk/api'
import type { Screenshot } from '@dragoman/sdk/operations/screenshots'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { IconButton } from '@dragoman/ui/IconButton'
import { TextField } from '@dragoman/ui/TextField'
import { useState } from 'react'
import { ConflictNotice } from '../../form/ConflictNotice.tsx'
import { useUnsavedGuard } from '../../ground/unsaved.ts'
import { t } from '../../i18n/t.ts'
import { KeyField } from './KeyField.tsx'
import { RectangleCanvas, type BoundRectangle } from './RectangleCanvas.tsx'
import type { Rectangle } from './rectangles.ts'
import styles from './Screenshots.module.css'

export interface ScreenshotEditorProps {
  projectUuid: string
  screenshot: Screenshot
  onClose: () => void
}

/** One screenshot, to bind its rectangles to keys. */
export function ScreenshotEditor({ projectUuid, screenshot, onClose }: ScreenshotEditorProps) {
  const [name, setName] = useState(screenshot.name)
  const [rectangles, setRectangles] = useState<readonly BoundRectangle[]>(() =>
    screenshot.regions.map((region) => ({ ...region, id: crypto.randomUUID() })),
  )
  const update = useVersionedMutation(api.screenshots.update, screenshot, { onTakeTheirs: onClose })
  const [isChanged, setChanged] = useState(false)
  useUnsavedGuard(isChanged && !update.isPending)
  const set = (next: readonly BoundRectangle[]) => {
    setChanged(true)
    setRectangles(next)
  }
  const draw = (drawn: Rectangle) => {
    const id = crypto.randomUUID()
    set([...rectangles, { ...drawn, key: '', id }])
    requestAnimationFrame(() => document.getElementById(id)?.focus())
  }
  const change = (changed: BoundRectangle) => set(rectangles.map((each) => (each.id === changed.id ? changed : each)))
  const remove = (id: string) => {
    const left = rectangles.filter((each) => each.id !== id)
    set(left)
    // The focus is not lost with what had it.
    document.getElementById(left.at(-1)?.id ?? 'add-rectangle')?.focus()
  }
  const { width, height } = screenshot
  const regions = rectangles.map(({ id: _id, ...region }) => region)
  const hasKeys = regions.every(({ key }) => key !== '')
  const params = { path: { screenshotUuid: screenshot.uuid }, body: { name, regions } }
  const save = () => update.mutate(params, { onSuccess: onClose })
  return (
    <div className={styles.work}>
      <RectangleCanvas
        screenshot={screenshot}
        rectangles={rectangles}
        onDraw={draw}
        onChange={change}
        onRemove={remove}
      />
      <Card
        title={t('screenshots.rectangles')}
        description={<span id="screenshot-keys">{t('screenshots.rectangles.text')}</span>}
        actions={
          <Button
            id="add-rectangle"
            size="small"
            icon="plus"
            onPress={() =>
              draw({
                x: Math.floor(width / 4),
                y: Math.floor(height / 4),
                width: Math.ceil(width / 4),
                height: Math.ceil(height / 8),
              })
            }
          >
            {t('screenshots.addRectangle')}
          </Button>
        }
        footer={
          <>
            {!hasKeys && <span className={styles.about}>{t('screenshots.incomplete')}</span>}
            <Button onPress={onClose}>{t('screenshots.cancel')}</Button>
            <Button
              variant="primary"
              isPending={update.isPending}
              isDisabled={!hasKeys || name.trim() === ''}
              onPress={save}
            >
              {t('screenshots.save')}
            </Button>
          </>
        }
      >
        <div className={styles.side}>
          <ConflictNotice
            conflict={update.conflict}
            onKeepMine={() => update.conflict?.keepMine(params)}
            isPending={update.isPending}
          />
          <TextField
            label={t('screenshots.name')}
            maxLength={200}
            isRequired
            value={name}
            onChange={(next) => {
              setChanged(true)
              setName(next)
            }}
          />
          <ul className={styles.keys}>
            {rectangles.map((rectangle, at) => (
              <li key={rectangle.id} className={styles.key}>
                <KeyField
                  projectUuid={projectUuid}
                  label={t('screenshots.key', { number: at + 1 })}
                  value={rectangle.key}
                  onChange={(key) => change({ ...rectangle, key })}
                />
                <IconButton
                  icon="trash"
                  label={t('screenshots.removeRectangle', { number: at + 1 })}
                  onPress={() => remove(rectangle.id)}
                />
              </li>
            ))}
          </ul>
        </div>
      </Card>
    </div>
  )
}
