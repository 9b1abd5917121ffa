import { useTranslations } from 'use-intl';

const documentIdeas = ['summary', 'unclear', 'title'] as const;
const generalIdeas = ['letter', 'words', 'speech'] as const;

export interface IdeaListProps {
  isAboutDocument: boolean;
  /** Puts the question into the field; it is not sent, because an answer costs words. */
  onChoose: (question: string) => void;
}

/** Questions that show what can be asked. */
export function IdeaList({ isAboutDocument, onChoose }: IdeaListProps) {
  const t = useTranslations('generation');
  const ideas = isAboutDocument ? documentIdeas : generalIdeas;
  return (
    <ul aria-label={t('ideas.label')} className="flex flex-wrap gap-2">
      {ideas.map((idea) => (
        <li key={idea}>
          <button
            type="button"
            className="min-h-11 rounded-md border border-line px-3 py-2 text-left text-sm hover:bg-sunken lg:min-h-9"
            onClick={() => onChoose(t(`ideas.${idea}`))}
          >
            {t(`ideas.${idea}`)}
          </button>
        </li>
      ))}
    </ul>
  );
}
