/** The pages of insights are one part of the app: they share most of their script. */

export { InsightsPage } from './insights-page.tsx';
export { PropertiesPage } from './properties/properties-page.tsx';
export { TasksPage } from './tasks/tasks-page.tsx';
export { TopicPage } from './topic/topic-page.tsx';
