import { useRead } from '../../api/use-read.ts'
import { BackLink } from '../../layout/back-link.tsx'
import { PageFrame } from '../../layout/page-frame.tsx'
import { Reading } from '../../layout/reading.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { AdvancedTab } from './advanced-tab.tsx'
import { BasicInfoTab } from './basic-info-tab.tsx'
import { RolesTab } from './roles-tab.tsx'
import { RulesTab } from './rules-tab.tsx'
import { ShiftTypesTab } from './shift-types-tab.tsx'

export function GroupSettingsPage() {
  const group = useRead('myGroup', {})
  return (
    <PageFrame
      title="Group Settings"
      subtitle={group.data?.name}
      back={<BackLink to="/admin/dashboard">Back to Dashboard</BackLink>}
    >
      <Reading read={group} what="The group">
        {(data) => (
          <Tabs
            label="Group Settings"
            tabs={[
              { value: 'basic', label: 'Basic Info', content: <BasicInfoTab group={data} /> },
              { value: 'roles', label: 'Roles & Positions', content: <RolesTab groupId={data.id} /> },
              { value: 'shift-types', label: 'Shift Types', content: <ShiftTypesTab group={data} /> },
              { value: 'rules', label: 'Rules & Constraints', content: <RulesTab group={data} /> },
              { value: 'advanced', label: 'Advanced', content: <AdvancedTab group={data} /> },
            ]}
          />
        )}
      </Reading>
    </PageFrame>
  )
}
