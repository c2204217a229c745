import { StartFailure } from '../../server/src/platform/settings/start-failure.ts';
import { canInstallPackages, findProgram, installPackages, refreshPackages } from './system-packages.ts';

/** The requirements of the other engines, each with its Debian package. */
const needed = [
  { program: 'firefox-esr', alternative: 'firefox', from: 'firefox-esr' },
  { program: 'WebKitWebDriver', from: 'webkit2gtk-driver' },
  { program: 'Xvfb', from: 'xvfb' },
] as const;

/** Either they are installed, or root on Debian can install them. */
export const canHaveEngines = () => missing().length === 0 || canInstallPackages();

/** The environment in which stories find Firefox and WebKit; missing packages are installed. */
export async function readyEngines(): Promise<Record<string, string>> {
  if (missing().length > 0 && canInstallPackages()) {
    const packages = missing().map(({ from }) => from);
    console.log(`Per le prove in Firefox e WebKit installo ${packages.join(', ')} con apt-get`);
    await refreshPackages();
    const { succeeded, output } = await installPackages(packages);
    if (!succeeded) console.error(output);
  }
  if (missing().length > 0) throw new StartFailure(whatEnginesLack());
  return { FIREFOX: whereIs(needed[0]) ?? '' };
}

export function whatEnginesLack(): string {
  const absent = missing();
  return (
    `Per le prove in Firefox e WebKit mancano ${absent.map(({ program }) => program).join(', ')}: ` +
    `su Debian, come root, apt-get install ${absent.map(({ from }) => from).join(' ')}.`
  );
}

const missing = () => needed.filter((each) => whereIs(each) === undefined);

const whereIs = (each: (typeof needed)[number]) =>
  'alternative' in each ? findProgram(each.program, each.alternative) : findProgram(each.program);
