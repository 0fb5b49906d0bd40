import { useEffect } from 'react'
import { useSession } from '@dragoman/hooks/session'

/** The contracts that are still to be accepted, one by one. */
export function Contracts() {
  const { session, snapshot } = useSession()
  useEffect(() => {
    void session.loadContracts()
  }, [session])
  const [contract] = snapshot.contracts ?? []
  if (!contract) return null
  return (
    <main>
      <h1>{contract.name}</h1>
      {/* The server has taken everything out of the text but plain markup. */}
      <article dangerouslySetInnerHTML={{ __html: contract.content }} />
      <button type="button" onClick={() => void session.acceptContract(contract.uuid)}>
        Accept
      </button>
      <button type="button" onClick={() => void session.rejectContract(contract.uuid)}>
        Reject
      </button>
    </main>
  )
}
