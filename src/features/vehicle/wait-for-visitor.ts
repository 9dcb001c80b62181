import { someoneIsThere } from '../../components/ui/someone-is-there.ts';

someoneIsThere()
  .then(() => import('./for-visitors.ts'))
  .then(({ startForVisitor }) => startForVisitor())
  .catch(() => {}); // Without a network the page stays as it was built.
