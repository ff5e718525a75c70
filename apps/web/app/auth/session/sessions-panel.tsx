import { endAllSessions, endOneSession, type OpenSession, openSessions } from '@riflesso/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call, queryOf } from '~/api/client.ts'
import { endSession } from '~/api/session-end.ts'
import { profileCopy } from '~/copy/account/profile.ts'
import { longDate, longDateTime } from '~/format/dates.ts'
import { paths } from '~/paths.ts'
import { Button, Chip } from '~/ui/button.tsx'
import { ConfirmButton } from '~/ui/dialog/confirm-dialog.tsx'
import { Panel } from '~/ui/panel.tsx'
import { Row, Rows } from '~/ui/rows.tsx'
import { Loaded } from '~/ui/state.tsx'
import { useApiMutation } from '~/ui/toast/toast.ts'

const { sessions: copy } = profileCopy

/** The user's sessions, to end one by one or all at once. */
export function SessionsPanel() {
  const navigate = useNavigate()
  const query = useQuery(queryOf(openSessions, {}))
  const endAll = useApiMutation({
    mutationFn: () => call(endAllSessions, {}),
    onSuccess: () => {
      endSession()
      void navigate(paths.auth)
    },
    done: copy.endedAll,
    failed: copy.failed,
  })
  return (
    <Panel
      title={copy.title}
      lead={copy.lead}
      aside={
        <ConfirmButton look="secondary" size="sm" copy={copy.all} request={endAll}>
          {copy.endAll}
        </ConfirmButton>
      }
    >
      <Loaded query={query}>
        {(sessions) => (
          <Rows label={copy.title}>
            {sessions.map((session) => (
              <Session key={session.id} session={session} />
            ))}
          </Rows>
        )}
      </Loaded>
    </Panel>
  )
}

function Session({ session: { id, device, since, lastUsed, isThis } }: { readonly session: OpenSession }) {
  const queryClient = useQueryClient()
  const end = useApiMutation({
    mutationFn: () => call(endOneSession, { params: { id } }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: [openSessions.path] }),
    done: copy.ended,
    failed: copy.failed,
  })
  const name = device ?? copy.unknown
  return (
    <Row
      name={
        <>
          {name} {isThis ? <Chip tone="quiet">{copy.isThis}</Chip> : null}
        </>
      }
      lines={[[copy.since(longDate(new Date(since))), copy.lastUsed(longDateTime(new Date(lastUsed)))].join(' · ')]}
    >
      {isThis ? null : (
        <Button
          look="secondary"
          size="sm"
          aria-label={copy.endLabel(name)}
          pending={end.isPending}
          onClick={() => end.mutate()}
        >
          {copy.end}
        </Button>
      )}
    </Row>
  )
}
