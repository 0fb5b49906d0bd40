import type { ConnectorConfig, ConnectorItem, ConnectorTarget } from '@dragoman/sdk/operations/connectors'
import { ConflictPanel } from '../run/ConflictPanel.tsx'

interface HeldPanelProps {
  config: ConnectorConfig
  item: ConnectorItem
  target: ConnectorTarget
  onClose: () => void
}

/** The conflict of a translation that is held, whichever run has held it. */
export const HeldPanel = ({ config, item, target, onClose }: HeldPanelProps) => (
  <ConflictPanel
    key={target.uuid}
    config={config}
    item={{ key: item.key, title: item.title, locale: target.locale, targetUuid: target.uuid }}
    onClose={onClose}
  />
)
