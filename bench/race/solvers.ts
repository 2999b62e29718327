/** Solvers of other makers, run by Python where it has them, on two threads like ours. */
import { execFile, execFileSync } from 'node:child_process'
import { promisify } from 'node:util'

export type Solver = { name: string; program: string }
/** `values` by name of the variable; without them it found no roster. */
export type Solved = { values: Record<string, number> | null; bound: number }

type Known = { name: string; module: string; package: string; program: string }

const highs = `
import json, sys, highspy
solver = highspy.Highs()
solver.setOptionValue('output_flag', False)
solver.readModel(sys.argv[1])
solver.setOptionValue('time_limit', float(sys.argv[2]))
solver.setOptionValue('threads', 2)
solver.run()
info, solution = solver.getInfo(), solver.getSolution()
names = solver.getLp().col_names_
found = dict(zip(names, solution.col_value)) if info.primal_solution_status == 2 else None
print(json.dumps({'values': found, 'bound': info.mip_dual_bound}))
`

const cpSat = `
import json, sys
from ortools.linear_solver.python import model_builder
model = model_builder.Model()
model.import_from_mps_file(sys.argv[1])
solver = model_builder.Solver('sat')
solver.set_time_limit_in_seconds(float(sys.argv[2]))
solver.set_solver_specific_parameters('num_workers:2')
status = solver.solve(model)
has = status in (model_builder.SolveStatus.OPTIMAL, model_builder.SolveStatus.FEASIBLE)
found = {one.name: solver.value(one) for one in model.get_variables()} if has else None
bound = solver.best_objective_bound if has else float('-inf')
print(json.dumps({'values': found, 'bound': bound}))
`

const known: Known[] = [
  { name: 'HiGHS', module: 'highspy', package: 'highspy', program: highs },
  { name: 'CP-SAT', module: 'ortools', package: 'ortools', program: cpSat },
]

/** `PYTHON` names another Python, such as one in a virtual environment. */
const python = process.env.PYTHON ?? 'python3'

/** Those this machine has; says how to get the others. */
export function findSolvers(): Solver[] {
  return known.filter(({ name, module, package: wanted }) => {
    try {
      execFileSync(python, ['-c', `import ${module}`], { stdio: 'ignore' })
      return true
    } catch {
      console.log(`${name} isn't here: ${python} -m pip install ${wanted}, or set PYTHON to a Python that has it.`)
      return false
    }
  })
}

/** Reading the model isn't counted, so the program gets a minute more than the solver. */
export async function solveFile({ program }: Solver, file: string, seconds: number): Promise<Solved> {
  const limits = { maxBuffer: 1e9, timeout: (seconds + 60) * 1000 }
  const { stdout } = await promisify(execFile)(python, ['-c', program, file, String(seconds)], limits)
  return JSON.parse(stdout.replaceAll('-Infinity', '-1e300').replaceAll('Infinity', '1e300'))
}
