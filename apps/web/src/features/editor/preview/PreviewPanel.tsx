import type { PreviewText } from '@dragoman/sdk/operations/workUnits'
import { IconButton } from '@dragoman/ui/IconButton'
import { useSyncExternalStore } from 'react'
import { t } from '../../../i18n/t.ts'
import { FilePreviewPages } from '../../../preview/FilePreviewPages.tsx'
import { PreviewSegment, type PreviewSide } from '../../../preview/PreviewSegment.tsx'
import type { Editing } from '../drafts/editing.ts'
import { useSegment } from '../segments/use-segments.ts'

export interface PreviewPanelProps {
  editing: Editing
  activeId: string | undefined
  onClose: () => void
}

/** The file as its readers will see it, with what is typed now. */
export function PreviewPanel({ editing, activeId, onClose }: PreviewPanelProps) {
  const { item, store } = editing
  const row = store.rowOf(activeId)
  return (
    <FilePreviewPages
      workUnitUuid={item.workUnit.uuid}
      activeIndex={row === undefined ? undefined : store.indexOf(row)}
      show={(segment, side) => (
        <LiveSegment segment={segment} side={side} editing={editing} isActive={segment.id === activeId} />
      )}
      end={<IconButton icon="x" label={t('preview.close')} onPress={onClose} />}
    />
  )
}

interface LiveSegmentProps {
  segment: PreviewText
  side: PreviewSide
  editing: Editing
  isActive: boolean
}

function LiveSegment({ segment, side, editing, isActive }: LiveSegmentProps) {
  const { drafts, store, item, show } = editing
  const typed = useSyncExternalStore(drafts.subscribe, () => drafts.get(segment.id)?.text)
  const saved = useSegment(store, segment.id)
  const href = `?${new URLSearchParams({ unit: item.workUnit.uuid, segment: segment.id })}`
  return (
    <PreviewSegment
      segment={segment}
      side={side}
      target={typed ?? saved?.target}
      isActive={isActive}
      link={{ href, onPress: () => show(segment.id) }}
    />
  )
}
