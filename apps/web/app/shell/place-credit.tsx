import type { PlaceCredit as Credit } from '@inkstone/contracts/accounts/places';

/** Attribution of the geolocation database, in the wording that its licence requires. */
export function PlaceCredit({ credit }: { credit: Credit | null }) {
  if (!credit) return null;
  return (
    <p className="text-xs text-faint" lang="en">
      <a href={credit.url} target="_blank" rel="noreferrer" className="underline underline-offset-4">
        {credit.text}
      </a>
    </p>
  );
}
