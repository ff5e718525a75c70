import { team, updatePriceSettings, updateSalonSettings } from '@riflesso/contract'
import { SecondFactorPanel } from '~/auth/second-factor-panel.tsx'
import { SessionsPanel } from '~/auth/session/sessions-panel.tsx'
import { useHasTool } from '~/auth/session/use-current-user.ts'
import { useMayCall } from '~/auth/session/use-may-call.ts'
import { salonCopy as copy } from '~/copy/account/salon.ts'
import { paths } from '~/paths.ts'
import { PageTabs } from '~/ui/page-tabs.tsx'
import { Loaded } from '~/ui/state.tsx'
import { LearningTab } from './learning/learning-tab.tsx'
import { PricePanel } from './price-panel.tsx'
import { PrivacyTab } from './privacy-tab.tsx'
import { TeamInvitations } from './team/team-invitations.tsx'
import { TeamInvite, TeamMembers } from './team/team-members.tsx'
import { useTeam } from './team/use-team.ts'
import { BrandPanel, SwitchPanel } from './work-panels.tsx'

/** What the salon sets: brand, prices, team, learning, data, sign-in. Collaborators see what they may use. */
export function SalonPage() {
  const mayChooseBrand = useMayCall(updateSalonSettings)
  const maySetPrices = useMayCall(updatePriceSettings)
  const maySeeTeam = useMayCall(team)
  const hasLearning = useHasTool('learning')
  return (
    <PageTabs
      title={copy.page}
      back={{ to: paths.dashboard, text: copy.dashboard }}
      label={copy.tabsLabel}
      tabs={[
        ...(mayChooseBrand || maySetPrices ? [{ name: 'work', title: copy.tabs.work, Panel: WorkTab }] : []),
        ...(maySeeTeam ? [{ name: 'team', title: copy.tabs.team, Panel: TeamTab }] : []),
        ...(hasLearning ? [{ name: 'learning', title: copy.tabs.learning, Panel: LearningTab }] : []),
        { name: 'privacy', title: copy.tabs.privacy, Panel: PrivacyTab },
        { name: 'security', title: copy.tabs.security, Panel: SecurityTab },
      ]}
    />
  )
}

function WorkTab() {
  const mayChooseBrand = useMayCall(updateSalonSettings)
  const maySetPrices = useMayCall(updatePriceSettings)
  return (
    <div className="grid gap-5">
      {mayChooseBrand ? <BrandPanel /> : null}
      {maySetPrices ? <PricePanel /> : null}
      {mayChooseBrand ? <SwitchPanel setting="testEveryUse" /> : null}
      {mayChooseBrand ? <SwitchPanel setting="allTools" /> : null}
    </div>
  )
}

function SecurityTab() {
  return (
    <div className="grid gap-5">
      <SecondFactorPanel />
      <SessionsPanel />
    </div>
  )
}

function TeamTab() {
  return (
    <Loaded query={useTeam()} height="20rem">
      {(team) => (
        <div className="grid gap-5">
          <TeamMembers team={team} />
          <TeamInvite team={team} />
          {team.invitations.length === 0 ? null : <TeamInvitations invitations={team.invitations} />}
        </div>
      )}
    </Loaded>
  )
}
